import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { Button } from '@portal/kit/ui/button';
import { showNotice, type Renewal } from '@portal/runtime';
import { useCallback, useId, type Ref } from 'react';
import { CodeField } from '../login/code-field';
import { Modal } from '../modal/modal';
import { useRenewal } from './use-renewal';

type RenewalDialogProps = {
  username: string;
  /** Must be stable between renders. */
  onEnd: (renewal: Renewal) => void;
};

/** Signs the same user in again, in a dialog above the unchanged page. */
export function RenewalDialog({ username, onEnd }: RenewalDialogProps) {
  const decline = useCallback(() => onEnd('declined'), [onEnd]);
  const formId = useId();
  const { password, code, ...renewal } = useRenewal(username, () => {
    onEnd('renewed');
    showNotice({ kind: 'success', text: 'Tu sesión sigue abierta.' });
  });

  return (
    <Modal
      title="Sigue conectado"
      initialFocus={password}
      onClose={decline}
      text={
        <>
          <p>
            {renewal.isCodeWanted
              ? 'Falta el código de tu segundo factor. Lo que tienes en pantalla no se pierde.'
              : 'Escribe tu contraseña para seguir. Lo que tienes en pantalla no se pierde.'}
          </p>
          <Form id={formId} marginTop="4" onSubmit={renewal.submit}>
            {renewal.isCodeWanted ? (
              <CodeField ref={code} problem={renewal.codeProblem} />
            ) : (
              <PasswordField ref={password} username={username} problem={renewal.passwordProblem} />
            )}
          </Form>
        </>
      }
      footer={
        <>
          <Button variant="outline" onClick={decline}>
            Ahora no
          </Button>
          <SubmitButton form={formId} loading={renewal.isSending}>
            {renewal.isCodeWanted ? 'Continuar' : 'Seguir conectado'}
          </SubmitButton>
        </>
      }
    />
  );
}

type PasswordFieldProps = {
  ref: Ref<HTMLInputElement>;
  username: string;
  problem: string | undefined;
};

const PasswordField = ({ ref, username, problem }: PasswordFieldProps) => (
  <>
    {/* Password managers look for the username beside the password. */}
    <input type="text" autoComplete="username" value={username} readOnly hidden />
    <TextField
      ref={ref}
      label={`Contraseña de ${username}`}
      type="password"
      autoComplete="current-password"
      error={problem}
    />
  </>
);
