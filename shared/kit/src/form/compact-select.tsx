import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { controlRecipe } from './field';
import type { SelectOption } from './select-field';

type CompactSelectProps = {
  label: string;
  options: readonly SelectOption[];
  value: string | number;
  /** Text of an empty first option; without it there is no empty option. */
  placeholder?: string;
  onChoose: (value: string) => void;
};

/** Select for toolbars, on one line with its label. */
export function CompactSelect(props: CompactSelectProps) {
  const { label, options, value, placeholder, onChoose } = props;
  const id = useId();

  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Line>
  );
}

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    fontSize: '0.875rem',
    '& label': { flexShrink: '0', color: 'ink.muted' },
  },
});

const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    width: 'auto',
    maxWidth: '12rem',
    minHeight: '36px',
    paddingBlock: '1',
    fontSize: '0.875rem',
  },
});
