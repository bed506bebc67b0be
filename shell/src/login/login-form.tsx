import type { Credentials } from '@portal/contract/credentials';
import { paths } from '@portal/kit/routing/paths';
import { endSession, hasRole, showAlert, useNavigate, type Session } from '@portal/runtime';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodeForm } from './code-form';
import { CredentialsForm, type CredentialsField } from './credentials-form';
import { openSession } from './open-session';
import { signInFailure, unexpectedSignInFailure } from './sign-in-failure';

/** First page after signing in. The main module is only for administrators (S2.16, S4.01). */
function firstPage(session: Session) {
  if (session.needsSecondFactor) return paths.ownAccount;
  return hasRole(session, 'ROLE_USER') && !hasRole(session, 'ROLE_ADMIN')
    ? paths.people
    : paths.dashboard;
}

/** Username and password, then the code if the account has a second factor. */
export function LoginForm() {
  const navigate = useNavigate();
  const focusField = useRef<(field: CredentialsField) => void>(null);
  /** Credentials of the user in the second step. */
  const [known, setKnown] = useState<Credentials>();

  async function signIn(entered: Credentials) {
    try {
      const session = await openSession(entered);
      if (session) await enter(session);
      else setKnown(entered);
    } catch (error) {
      await refuse(signInFailure(error));
    }
  }

  async function enter(session: Session) {
    if (session.isAuthenticated) return navigate(firstPage(session));
    endSession();
    return refuse(unexpectedSignInFailure);
  }

  async function refuse(text: string, field: CredentialsField = 'password') {
    setKnown(undefined);
    await showAlert({ kind: 'error', title: 'Error Login', text });
    focusField.current?.(field);
  }

  function goBack() {
    // A hidden field cannot be focused.
    flushSync(() => setKnown(undefined));
    focusField.current?.('username');
  }

  return (
    <>
      <CredentialsForm
        isHidden={known !== undefined}
        focusField={focusField}
        onSubmit={signIn}
        onEmpty={refuse}
      />
      {known && (
        <CodeForm
          credentials={known}
          onSession={(session) => void enter(session)}
          onRefused={(text) => void refuse(text)}
          onBack={goBack}
        />
      )}
    </>
  );
}
