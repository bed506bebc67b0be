import type { Credentials } from '@portal/contract/credentials';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { openSession } from '../login/open-session';
import { signInFailure } from '../login/sign-in-failure';
import { useCodeStep } from '../login/use-code-step';

/** Signs the same user in again: password, then a code if the account has a second factor. */
export function useRenewal(username: string, onRenewed: () => void) {
  const password = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Credentials of the user in the second step. */
  const [known, setKnown] = useState<Credentials>();
  const { field: code, ...codeStep } = useCodeStep({ onSession: onRenewed, onRefused: refuse });
  useEffect(() => {
    if (known) code.current?.focus();
  }, [known, code]);

  function refuse(text: string) {
    // The password field must be rendered before it can be focused.
    flushSync(() => {
      setKnown(undefined);
      setProblem(text);
    });
    password.current?.focus();
  }

  async function sendPassword() {
    const entered = { username, password: password.current?.value ?? '' };
    setProblem(undefined);
    setSending(true);
    try {
      if (await openSession(entered)) onRenewed();
      else setKnown(entered);
    } catch (error) {
      refuse(signInFailure(error));
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void (known ? codeStep.send(known) : sendPassword());
  }

  return {
    isCodeWanted: known !== undefined,
    password,
    passwordProblem: problem,
    code,
    codeProblem: codeStep.problem,
    isSending: isSending || codeStep.isSending,
    submit,
  };
}
