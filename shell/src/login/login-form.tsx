import { valibotResolver } from '@hookform/resolvers/valibot';
import { credentials, emptyCredentialsMessage, type Credentials } from '@portal/contract/session';
import { requestToken } from '@portal/kit/resources/session';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { TextField } from '@portal/kit/ui/text-field';
import { chakra } from '@chakra-ui/react/styled-system';
import { endSession, showAlert, startSession, useNavigate } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import { signInFailure, unexpectedSignInFailure } from './sign-in-failure';

export function LoginForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: valibotResolver(credentials),
    defaultValues: { username: '', password: '' },
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
    <form
      noValidate
      onSubmit={handleSubmit(signIn, async (errors) => {
        await tell(emptyCredentialsMessage);
        setFocus(errors.username ? 'username' : 'password');
      })}
    >
      <chakra.div display="grid" gap="4">
        <TextField label="Usuario" autoComplete="username" {...register('username')} />
        <TextField
          label="Contraseña"
          type="password"
          autoComplete="current-password"
          {...register('password')}
        />
        <Button type="submit" loading={formState.isSubmitting} marginTop="2">
          Iniciar Sesión
        </Button>
      </chakra.div>
    </form>
  );
}

const tell = (text: string) => showAlert({ kind: 'error', title: 'Error Login', text });
