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

/** What is not asked for stays empty. */
const nothing = v.string();

/** What is asked for behind a link: the more, the less is known of whoever opens it. */
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
