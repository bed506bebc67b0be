import { wrongCodeMessage } from '@portal/contract/typed-code';
import { waitingTime } from '@portal/contract/waiting-time';
import { errorStatus, isUnanswered, retryAfter } from '@portal/kit/failures/error-message';
import { tokenRefusal } from '@portal/kit/resources/session';

/** Text for a failed login: wrong credentials (S8.01), or our own text for other failures. */
export function signInFailure(error: unknown) {
  if (tokenRefusal(error) === 'second_factor_invalid') return wrongCodeMessage;
  if (areCredentialsWrong(error)) return 'Usuario o clave incorrecta!';
  if (errorStatus(error) === 429)
    return `Demasiados intentos. Espera ${waitOf(error)} e inténtalo de nuevo.`;
  if (isUnanswered(error))
    return 'No hay conexión con el servidor. Inténtalo de nuevo en unos segundos.';
  return unexpectedSignInFailure;
}

export const unexpectedSignInFailure =
  'No pudimos iniciar tu sesión. Inténtalo de nuevo más tarde.';

/** True if username or password is wrong, but not the code. */
export const areCredentialsWrong = (error: unknown) =>
  errorStatus(error) === 400 && tokenRefusal(error) !== 'second_factor_invalid';

function waitOf(error: unknown) {
  const seconds = retryAfter(error);
  return seconds === undefined ? 'unos minutos' : waitingTime(seconds);
}
