import { chakra } from '@chakra-ui/react/styled-system';

type FacetChoicesProps = {
  title: string;
  name: string;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** The values of a facet with the number of offers that each would show. */
export function FacetChoices({ title, name, values, chosen, onToggle }: FacetChoicesProps) {
  if (values.length === 0) return undefined;

  return (
    <chakra.fieldset border="none" minWidth="0">
      <chakra.legend fontWeight="600" fontSize="0.875rem" marginBottom="1">
        {title}
      </chakra.legend>
      <chakra.div maxHeight="208px" overflowY="auto" marginInline="-1" paddingInline="1">
        {values.map(({ value, count }) => (
          <chakra.label
            key={value}
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="32px"
            color={count === 0 ? 'ink.muted' : 'ink'}
            cursor="pointer"
          >
            <Checkbox
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <chakra.span flex="1" minWidth="0">
              {value}
            </chakra.span>
            <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums">
              {count}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Checkbox = chakra('input', {
  base: { boxSize: '18px', flexShrink: '0', accentColor: '{colors.primary}', cursor: 'pointer' },
});
