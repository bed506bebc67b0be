import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

type RadioCardsProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange } = props;
  const id = useId();

  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="600" fontSize="0.875rem" marginBottom="1.5">
        {legend}
      </chakra.legend>
      <Cards>
        {options.map((option) => (
          <Card key={option.value}>
            <chakra.input
              type="radio"
              name={id}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-text`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              boxSize="18px"
              flexShrink="0"
              marginTop="0.5"
              accentColor="primary"
            />
            <chakra.span minWidth="0">
              <chakra.span id={`${id}-${option.value}`} display="block" fontWeight="600">
                {option.label}
              </chakra.span>
              <chakra.span id={`${id}-${option.value}-text`} color="ink.muted" fontSize="0.875rem">
                {option.text}
              </chakra.span>
            </chakra.span>
          </Card>
        ))}
      </Cards>
    </chakra.fieldset>
  );
}

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Card = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { borderColor: 'ink.muted' },
    '&:has(input:checked)': {
      bg: 'primary.tint',
      borderColor: 'primary',
      boxShadow: 'inset 0 0 0 1px token(colors.primary)',
    },
  },
});
