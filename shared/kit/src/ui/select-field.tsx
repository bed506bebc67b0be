import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe, Field, type FieldProps } from './field';

const Select = chakra('select', controlRecipe);

export type SelectOption = { value: string | number; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'color' | 'children'> & {
    options: readonly SelectOption[];
    /** Text of the first, empty choice; without it there is none. */
    placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, isRequired, options, placeholder, ...select } = props;

  return (
    <Field label={label} error={error} hint={hint} {...(isRequired && { isRequired })}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
