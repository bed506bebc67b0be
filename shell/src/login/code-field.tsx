import { maxTypedCodeLength } from '@portal/contract/typed-code';
import { TextField } from '@portal/kit/form/text-field';
import type { Ref } from 'react';

type CodeFieldProps = { ref: Ref<HTMLInputElement>; problem: string | undefined };

/** For digits of the telephone or a code for recovery. That has letters, which a keyboard of numbers lacks. */
export const CodeField = ({ ref, problem }: CodeFieldProps) => (
  <TextField
    ref={ref}
    label="Escribe el código de tu aplicación"
    hint="Son 6 números. También sirve un código de recuperación."
    autoComplete="one-time-code"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    maxLength={maxTypedCodeLength}
    error={problem}
    isErrorUrgent
  />
);
