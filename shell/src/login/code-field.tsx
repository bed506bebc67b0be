import { maxTypedCodeLength } from '@portal/contract/typed-code';
import { TextField } from '@portal/kit/form/text-field';
import type { Ref } from 'react';

type CodeFieldProps = { ref: Ref<HTMLInputElement>; problem: string | undefined };

/** For six digits or a recovery code. A numeric keyboard lacks the letters of the latter. */
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
