import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FacetChoices, type FacetChoicesProps, type FacetValue } from './facet-choices';

type FacetDisclosureProps = Omit<FacetChoicesProps, 'areChips'> & {
  /** Text while nothing is chosen, such as «Todos». */
  all: string;
  /** Plural of its values, such as «países». */
  plural: string;
  /** The most frequent values. */
  usual: readonly string[];
};

/**
 * A facet that shows the chosen values and opens the others. A native element, so that it also
 * opens before hydration.
 */
export function FacetDisclosure({ all, plural, usual, ...choices }: FacetDisclosureProps) {
  const { title, values, chosen } = choices;
  const [showsAll, setShowsAll] = useState(false);
  if (values.length === 0) return undefined;

  const shown = showsAll ? values : firstOf(values, [...usual, ...chosen]);
  return (
    <chakra.details borderBottomWidth="1px" css={openLook}>
      <chakra.summary css={facetRow}>
        <chakra.span fontWeight="600">{title}</chakra.span>
        <chakra.span css={valueLook}>{chosen.join(', ') || all}</chakra.span>
        <ChevronDown aria-hidden size={16} />
      </chakra.summary>
      <chakra.div paddingBottom="2">
        <FacetChoices {...choices} values={shown} />
        {(showsAll || shown.length < values.length) && (
          <Button
            variant="ghost"
            size="sm"
            paddingInline="0"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? `Ver menos ${plural}` : `Ver los ${values.length} ${plural}`}
          </Button>
        )}
      </chakra.div>
    </chakra.details>
  );
}

const openLook = { '&[open] > summary svg': { transform: 'rotate(180deg)' } };

export const firstCount = 5;

function firstOf(values: readonly FacetValue[], wanted: readonly string[]) {
  if (values.length <= firstCount + 1) return values;
  return values.filter(({ value }) => wanted.includes(value));
}

export const facetRow: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minHeight: { base: '52px', lg: '48px' },
  fontSize: { base: '15px', lg: '14px' },
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flexShrink: '0', transition: 'transform 150ms' },
};

export const valueLook: SystemStyleObject = {
  flex: '1',
  minWidth: '0',
  color: 'ink.muted',
  textAlign: 'end',
  truncate: true,
};
