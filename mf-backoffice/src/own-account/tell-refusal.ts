import { missingCodeMessage, wrongCodeMessage } from '@portal/contract/second-factor';
import { wrongPasswordMessage } from '@portal/contract/new-password';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorMessage } from '@portal/kit/failures/error-message';

type Fields = {
  password?: (message: string) => void;
  code?: (message: string) => void;
};

/** Tells at its field what the server has against a password or a code, and anything else in the alert. */
export async function tellRefusal(error: unknown, fields: Fields) {
  const message = errorMessage(error, '');
  if (message === wrongPasswordMessage && fields.password) return fields.password(message);
  const isOfCode = message === wrongCodeMessage || message === missingCodeMessage;
  if (isOfCode && fields.code) return fields.code(message);
  await alertFailure(error, { title: 'Segundo factor' });
}
