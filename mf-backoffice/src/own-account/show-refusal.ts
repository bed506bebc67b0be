import { missingCodeMessage, wrongCodeMessage } from '@portal/contract/second-factor';
import { wrongPasswordMessage } from '@portal/contract/new-password';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorMessage } from '@portal/kit/failures/error-message';

type Fields = {
  password?: (message: string) => void;
  code?: (message: string) => void;
};

/** Shows a refused password or code at its field, and any other failure in an alert. */
export async function showRefusal(error: unknown, fields: Fields) {
  const message = errorMessage(error, '');
  if (message === wrongPasswordMessage && fields.password) return fields.password(message);
  const isOfCode = message === wrongCodeMessage || message === missingCodeMessage;
  if (isOfCode && fields.code) return fields.code(message);
  await alertFailure(error, { title: 'Segundo factor' });
}
