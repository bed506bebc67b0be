import type { LinkPurpose } from '@portal/contract/account-link';
import { weakPasswordMessage, ownNamePasswordMessage } from '@portal/contract/new-password';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorMessage } from '@portal/kit/failures/error-message';
import { activateAccount } from '@portal/kit/resources/account-links';
import { paths } from '@portal/kit/routing/paths';
import { showAlert, useNavigate } from '@portal/runtime';
import type { ActivationValues } from './activation-entry';

type ActivationOptions = {
  token: string;
  purpose: LinkPurpose;
  /** Receives the reason for which the server refused the password. */
  onRefused: (name: 'password', message: string) => void;
};

/** Saves the password chosen behind a link and navigates to the login page. */
export function useActivation({ token, purpose, onRefused }: ActivationOptions) {
  const navigate = useNavigate();

  return async ({ username, password, ...person }: ActivationValues) => {
    try {
      const text = await activateAccount({
        token,
        password,
        username: username === '' ? undefined : username,
        person: purpose === 'first' ? person : undefined,
      });
      void showAlert({ kind: 'success', title: 'Listo', text });
      // The link is used up, so the back button must not return to it.
      await navigate(paths.login, { replace: true });
    } catch (error) {
      const message = errorMessage(error, '');
      if (isOfPassword(message)) onRefused('password', message);
      else await alertFailure(error, { title: 'No se pudo guardar' });
    }
  };
}

const isOfPassword = (message: string) =>
  message === weakPasswordMessage || message === ownNamePasswordMessage;
