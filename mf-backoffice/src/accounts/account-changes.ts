import { roleLabels, type Account, type ChangedAccount } from '@portal/contract/account';
import type { Role } from '@portal/contract/session';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import {
  changeAccountRole,
  deleteAccount,
  endAccountSessions,
  removeAccountSecondFactor,
  setAccountActive,
} from '@portal/kit/resources/accounts';
import { askConfirmation, showNotice } from '@portal/runtime';
import { fullName } from '../people/full-name';

export const rightsOf: Readonly<Record<Role, string>> = {
  ROLE_USER: 'Ve el equipo y sus fotos.',
  ROLE_ADMIN: 'Todo: ofertas, aplicantes, datos y cuentas.',
};

type OnChanged = () => Promise<void>;

/** Actions of an administrator on an account. Actions that revoke access ask for confirmation. */
export function changesOf(account: Account, onChanged: OnChanged) {
  const { id } = account;
  const name = fullName(account);
  const apply = (change: () => Promise<ChangedAccount>, undo?: () => unknown) =>
    applyChange({ change, undo, onChanged });

  const setRole = (role: Role, undo?: () => unknown) =>
    apply(() => changeAccountRole(id, role), undo);

  const enable = () => apply(() => setAccountActive(id, true));
  const disableAtOnce = () => apply(() => setAccountActive(id, false), enable);

  return {
    changeRole: async () => {
      const next: Role = account.role === 'ROLE_ADMIN' ? 'ROLE_USER' : 'ROLE_ADMIN';
      const isConfirmed = await ask({
        title: `¿Cambiar el rol de ${name}?`,
        text: `De ${roleLabels[account.role]} pasa a ${roleLabels[next]}. ${rightsOf[next]}`,
        confirmLabel: `Sí, será ${roleLabels[next]}`,
      });
      if (isConfirmed) await setRole(next, () => setRole(account.role));
    },

    endSessions: async () => {
      const isConfirmed = await ask({
        title: `¿Cerrar las sesiones de ${name}?`,
        text: 'Sale de todos los navegadores en los que entró. Puede volver a entrar.',
        confirmLabel: 'Sí, cerrar sus sesiones',
      });
      if (isConfirmed) await apply(() => endAccountSessions(id));
    },

    removeSecondFactor: async () => {
      const isConfirmed = await ask({
        title: `¿Quitar el segundo factor de ${name}?`,
        text: 'Sirve para quien perdió su teléfono y sus códigos. Desde ahora entra solo con su contraseña, hasta que active otro.',
        confirmLabel: 'Sí, quitarlo',
      });
      if (isConfirmed) await apply(() => removeAccountSecondFactor(id));
    },

    enable: () => apply(() => setAccountActive(id, true), disableAtOnce),

    disable: async () => {
      const isConfirmed = await ask({
        title: `¿Desactivar la cuenta de ${name}?`,
        text: 'Sale de todas sus sesiones y no puede entrar hasta que actives la cuenta otra vez.',
        confirmLabel: 'Sí, desactivar',
      });
      if (isConfirmed) await disableAtOnce();
    },

    remove: () =>
      deleteWhenConfirmed({
        item: { kind: 'account', id },
        name: `Cuenta de ${name}`,
        remove: () => deleteAccount(id),
        onChanged,
      }),
  };
}

const ask = (question: { title: string; text: string; confirmLabel: string }) =>
  askConfirmation({ ...question, cancelLabel: 'Cancelar' });

type Change = {
  change: () => Promise<ChangedAccount>;
  undo: (() => unknown) | undefined;
  onChanged: OnChanged;
};

/** Applies a change and shows the server's message, with an undo action if there is one. */
async function applyChange({ change, undo, onChanged }: Change) {
  try {
    const { message } = await change();
    await onChanged();
    showNotice({
      kind: 'success',
      text: message || 'El cambio quedó guardado.',
      ...(undo && { action: { label: 'Deshacer', run: () => void undo() } }),
    });
  } catch (error) {
    await alertFailure(error, { title: 'No se pudo cambiar la cuenta' });
  }
}
