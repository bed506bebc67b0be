import { TextField } from '@portal/kit/form/text-field';
import type { ComponentProps } from 'react';

/** Six digits of the telephone; the browser may have them from a manager. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="one-time-code" isRequired {...props} />
);
