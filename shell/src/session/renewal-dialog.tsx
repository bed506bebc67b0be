import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { requestToken } from '@portal/kit/resources/session';
import { Button } from '@portal/kit/ui/button';
import { showNotice, startSession, type Renewal } from '@portal/runtime';
import { useCallback, useId, useRef, useState, type FormEvent } from 'react';
import { Modal } from '../modal/modal';
import { signInFailure } from '../login/sign-in-failure';

type RenewalDialogProps = {
  username: string;
  /** Must be one and the same function on every render. */
  onEnd: (renewal: Renewal) => void;
};

/** Signs the same user in again above the page, which stays as it is. */
export function RenewalDialog({ username, onEnd }: RenewalDialogProps) {
  const decline = useCallback(() => onEnd('declined'), [onEnd]);
  const formId = useId();
  const password = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function renew(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    setSending(true);
    try {
      startSession(await requestToken({ username, password: password.current?.value ?? '' }));
      onEnd('renewed');
      showNotice({ kind: 'success', text: 'Tu sesión sigue abierta.' });
    } catch (error) {
      setProblem(signInFailure(error));
      password.current?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal
      title="Sigue conectado"
      initialFocus={password}
      onClose={decline}
      text={
        <>
          <p>Escribe tu contraseña para seguir. Lo que tienes en pantalla no se pierde.</p>
          <Form id={formId} marginTop="4" onSubmit={(event) => void renew(event)}>
            {/* For password managers, which look for the name beside the password. */}
            <input type="text" autoComplete="username" value={username} readOnly hidden />
            <TextField
              ref={password}
              label={`Contraseña de ${username}`}
              type="password"
              autoComplete="current-password"
              error={problem}
            />
          </Form>
        </>
      }
      footer={
        <>
          <Button variant="outline" onClick={decline}>
            Ahora no
          </Button>
          <SubmitButton form={formId} loading={isSending}>
            Seguir conectado
          </SubmitButton>
        </>
      }
    />
  );
}
