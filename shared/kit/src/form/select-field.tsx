import { chakra } from '@chakra-ui/react/styled-system';
import type { CatalogItem } from '@portal/contract/catalog';
import type { ComponentProps } from 'react';
import { controlRecipe, Field, type FieldProps } from './field';

const Select = chakra('select', controlRecipe);

/** Replaces the browser's arrow, which touches the border. Uses the muted ink. */
const arrow = {
  appearance: 'none',
  paddingInlineEnd: '10',
  backgroundImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%234A5B75' stroke-width='2'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E")`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 14px center',
} as const;

/** An option of a select: the value that the form receives, as text, and its label. */
export type SelectOption = { value: string | number; label: string };

/** Returns options for catalog items, with the id as value and the name as label. */
export const toOptions = (items: readonly CatalogItem[]): SelectOption[] =>
  items.map(({ id, name }) => ({ value: id, label: name }));

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'color' | 'children'> & {
    options: readonly SelectOption[];
    /** Text of an empty first option; without it there is no empty option. */
    placeholder?: string;
  };

/**
 * Renders a native select with label, hint and error. Spread the result of react-hook-form's
 * `register` into it.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, options, placeholder, ...rest } = props;
  const { isRequired = false, isCompact = false, ...select } = rest;

  return (
    <Field label={label} error={error} hint={hint} {...{ isRequired, isCompact }}>
      {(control) => (
        <Select css={arrow} {...select} {...control}>
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
