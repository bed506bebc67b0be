import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe, Field, type FieldProps } from './field';

const Input = chakra('input', controlRecipe);

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'color' | 'size'>;

export function TextField({ label, error, hint, isRequired, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(isRequired && { isRequired })}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
