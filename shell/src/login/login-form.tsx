import { valibotResolver } from '@hookform/resolvers/valibot';
import { credentials, emptyCredentialsMessage, type Credentials } from '@portal/contract/session';
import { errorStatus, isUnanswered } from '@portal/kit/format/error-message';
import { requestToken } from '@portal/kit/resources/session';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { TextField } from '@portal/kit/ui/text-field';
import { chakra } from '@chakra-ui/react/styled-system';
import { endSession, showAlert, startSession, useNavigate } from '@portal/runtime';
import { useForm } from 'react-hook-form';

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
      await tell(unexpectedMessage);
    } catch (error) {
      await tell(refusalMessage(error));
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

/** The text of specification §8 for wrong credentials; what else may go wrong, in our words. */
function refusalMessage(error: unknown) {
  if (errorStatus(error) === 400) return 'Usuario o clave incorrecta!';
  if (errorStatus(error) === 429)
    return 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.';
  if (isUnanswered(error))
    return 'No hay conexión con el servidor. Inténtalo de nuevo en unos segundos.';
  return unexpectedMessage;
}

const unexpectedMessage = 'No pudimos iniciar tu sesión. Inténtalo de nuevo más tarde.';
