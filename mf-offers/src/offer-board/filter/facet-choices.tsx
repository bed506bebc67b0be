import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

export type FacetValue = { value: string; count: number };

export type FacetChoicesProps = {
  title: string;
  name: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Shows a few values as chips, side by side for a thumb. */
  areChips?: boolean;
};

export function FacetChoices(props: FacetChoicesProps) {
  const { title, name, values, chosen, onToggle, areChips = false } = props;
  if (values.length === 0) return undefined;

  return (
    <chakra.fieldset border="none" minWidth="0" aria-label={title} css={areChips ? chipList : {}}>
      {values.map(({ value, count }) => (
        <chakra.label
          key={value}
          css={areChips ? chipLook : lineLook}
          color={count === 0 ? 'ink.muted' : 'ink'}
        >
          <Checkbox
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <chakra.span flex={areChips ? undefined : '1'} minWidth="0">
            {value}
          </chakra.span>
          <chakra.span color="ink.muted" fontWeight="400" fontVariantNumeric="tabular-nums">
            {count}
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

const lineLook: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: { base: '44px', lg: '36px' },
  paddingBlock: '1',
  fontSize: '15px',
  lineHeight: '1.4',
  cursor: 'pointer',
};

const chipList: SystemStyleObject = { display: 'flex', flexWrap: 'wrap', gap: '2' };

const chipLook: SystemStyleObject = {
  position: 'relative',
  flex: '1 0 auto',
  maxWidth: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  minHeight: '44px',
  paddingInline: '2',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'sm',
  fontSize: '14px',
  fontWeight: '600',
  cursor: 'pointer',
  // The chip shows the state of its checkbox.
  '& input': { srOnly: true },
  '&:has(:checked)': { bg: 'primary.tint', borderColor: 'primary', color: 'primary.dark' },
  '&:has(:checked)::before': { content: '"✓" / ""' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
};

const Checkbox = chakra('input', {
  base: { boxSize: '18px', flexShrink: '0', accentColor: '{colors.primary}', cursor: 'pointer' },
});
