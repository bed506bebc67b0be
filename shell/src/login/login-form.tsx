import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  credentials,
  emptyCredentialsMessage,
  type Credentials,
} from '@portal/contract/credentials';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { requestToken } from '@portal/kit/resources/session';
import { paths } from '@portal/kit/routing/paths';
import { endSession, showAlert, startSession, useNavigate } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import { signInFailure, unexpectedSignInFailure } from './sign-in-failure';

export function LoginForm() {
  const navigate = useNavigate();
  // Default values would be written into the fields, and wipe what a password manager has prepared there.
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: valibotResolver(credentials),
    // The specification tells of an empty field in an alert, and only when sending (§5).
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  async function signIn(entered: Credentials) {
    try {
      const session = startSession(await requestToken(entered));
      if (session.isAuthenticated) return await navigate(paths.dashboard);
      endSession();
      await tell(unexpectedSignInFailure);
    } catch (error) {
      await tell(signInFailure(error));
    }
    setFocus('password');
  }

  return (
    <Form
      display="grid"
      gap="4"
      onSubmit={handleSubmit(signIn, async (errors) => {
        await tell(emptyCredentialsMessage);
        setFocus(errors.username ? 'username' : 'password');
      })}
    >
      <TextField label="Usuario" autoComplete="username" {...register('username')} />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        {...register('password')}
      />
      <SubmitButton loading={formState.isSubmitting} marginTop="2">
        Iniciar Sesión
      </SubmitButton>
    </Form>
  );
}

const tell = (text: string) => showAlert({ kind: 'error', title: 'Error Login', text });
