import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe, Field, type FieldProps } from './field';

const TextArea = chakra('textarea', controlRecipe);

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'color'>;

/** Renders a textarea of 4 rows with label, hint and error. Use it for texts of several lines. */
export function TextAreaField({ label, error, hint, isRequired, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(isRequired && { isRequired })}>
      {(control) => <TextArea rows={4} {...area} {...control} />}
    </Field>
  );
}
