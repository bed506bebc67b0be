import type { Credentials } from '@portal/contract/credentials';
import { missingCodeMessage } from '@portal/contract/typed-code';
import type { Session } from '@portal/runtime';
import { useRef, useState } from 'react';
import { openSession } from './open-session';
import { areCredentialsWrong, signInFailure } from './sign-in-failure';

type CodeStepOptions = {
  onSession: (session: Session) => void;
  /** Called if username or password is no longer valid, so that a code cannot help. */
  onRefused: (text: string) => void;
};

/** Second step of the login. Problems of the code are shown at its field. */
export function useCodeStep({ onSession, onRefused }: CodeStepOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  function tell(text: string | undefined) {
    setProblem(text);
    field.current?.focus();
    field.current?.select();
  }

  async function send(credentials: Credentials) {
    const code = field.current?.value.trim();
    if (!code) return tell(missingCodeMessage);
    setProblem(undefined);
    setSending(true);
    try {
      const session = await openSession({ ...credentials, code });
      if (session) onSession(session);
    } catch (error) {
      if (areCredentialsWrong(error)) onRefused(signInFailure(error));
      else tell(signInFailure(error));
    } finally {
      setSending(false);
    }
  }

  return { field, problem, isSending, send };
}
