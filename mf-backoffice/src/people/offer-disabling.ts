import { hasAccountError, type Account } from '@portal/contract/account';
import type { Person } from '@portal/contract/person';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorCode, errorMessage } from '@portal/kit/failures/error-message';
import { accountsPageResource, setAccountActive } from '@portal/kit/resources/accounts';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { askConfirmation, showAlert, showNotice } from '@portal/runtime';
import { fullName } from './full-name';

/** Offers to disable the account instead: a person with an account cannot be deleted. */
export async function offerDisabling(person: Person, error: unknown) {
  if (errorCode(error) !== hasAccountError) return false;

  const isConfirmed = await askConfirmation({
    title: `${fullName(person)} tiene una cuenta`,
    text: errorMessage(error, 'No se elimina a quien tiene una cuenta.'),
    confirmLabel: 'Desactivar su cuenta',
    cancelLabel: 'Cancelar',
  });
  if (isConfirmed) await disableAccountOf(person);
  return true;
}

async function disableAccountOf(person: Person) {
  try {
    const account = await readAccountOf(person);
    if (account?.state !== 'active') return await tellWhere(person);
    const { message } = await setAccountActive(account.id, false);
    showNotice({
      kind: 'success',
      text: message,
      action: { label: 'Deshacer', run: () => void enable(account) },
    });
  } catch (error) {
    await alertFailure(error, failure);
  }
}

async function enable({ id }: Account) {
  try {
    const { message } = await setAccountActive(id, true);
    showNotice({ kind: 'success', text: message });
  } catch (error) {
    await alertFailure(error, failure);
  }
}

const failure = { title: 'No se pudo cambiar la cuenta' };

async function readAccountOf({ id, email }: Person) {
  const page = await accountsPageResource({
    page: 0,
    size: 20,
    text: email.slice(0, longestSearch),
    state: undefined,
  }).load();
  return page.items.find(({ personId }) => personId === id);
}

const longestSearch = 100;

/** An inactive account must be deleted on the accounts page before the person. */
const tellWhere = (person: Person) =>
  showAlert({
    kind: 'info',
    title: 'Su cuenta no está activa',
    text: `Elimina primero la cuenta de ${fullName(person)}.`,
    links: [{ label: 'Ver las cuentas', path: staffPaths.accounts }],
  });
