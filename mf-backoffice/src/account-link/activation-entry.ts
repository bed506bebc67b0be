import { invitedPersonEntry } from '@portal/contract/account-entry';
import { usernameEntry, type AccountLink } from '@portal/contract/account-link';
import { minPasswordLengthFor, newPassword } from '@portal/contract/new-password';
import * as v from 'valibot';

export const emptyActivation = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
};
export type ActivationValues = typeof emptyActivation;

/** Fields that the form does not show stay empty. */
const nothing = v.string();

/** Schema of the form behind a link. A link for an unknown person asks for more fields. */
export function activationEntry({ purpose, username, hasSecondFactor }: AccountLink) {
  const { firstName, lastName, email } = invitedPersonEntry.entries;
  const isFirst = purpose === 'first';

  return v.object({
    firstName: isFirst ? firstName : nothing,
    lastName: isFirst ? lastName : nothing,
    email: isFirst ? email : nothing,
    username: username === undefined ? usernameEntry : nothing,
    password: newPassword(minPasswordLengthFor(hasSecondFactor)),
  });
}
