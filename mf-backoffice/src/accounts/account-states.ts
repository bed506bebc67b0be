import type { AccountState } from '@portal/contract/account';

/** In the order of the tabs. */
export const stateTabs: readonly { state: AccountState; label: string }[] = [
  { state: 'active', label: 'Activas' },
  { state: 'invited', label: 'Invitadas' },
  { state: 'disabled', label: 'Desactivadas' },
];

/** Names of the states in the address of the list. */
export const stateWords = {
  active: 'activas',
  invited: 'invitadas',
  disabled: 'desactivadas',
} as const;
