import { TextField } from '@portal/kit/form/text-field';
import type { ComponentProps } from 'react';

/** Field for a six-digit code. A password manager may fill it in. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="one-time-code" isRequired {...props} />
);
