import { errorStatus, isUnanswered } from '@portal/kit/failures/error-message';

/** The text of specification §8 for wrong credentials; what else may go wrong, in our words. */
export function signInFailure(error: unknown) {
  if (errorStatus(error) === 400) return 'Usuario o clave incorrecta!';
  if (errorStatus(error) === 429)
    return 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.';
  if (isUnanswered(error))
    return 'No hay conexión con el servidor. Inténtalo de nuevo en unos segundos.';
  return unexpectedSignInFailure;
}

export const unexpectedSignInFailure =
  'No pudimos iniciar tu sesión. Inténtalo de nuevo más tarde.';
