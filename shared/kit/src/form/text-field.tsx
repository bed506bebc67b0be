import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe, Field, type FieldProps } from './field';

const Input = chakra('input', controlRecipe);

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'color' | 'size'>;

/** Renders a one-line input with label, hint and error. The default type is `text`. */
export function TextField({ label, error, hint, ...rest }: TextFieldProps) {
  const { isRequired = false, isErrorUrgent = false, isCompact = false, ...input } = rest;

  return (
    <Field label={label} error={error} hint={hint} {...{ isRequired, isErrorUrgent, isCompact }}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
