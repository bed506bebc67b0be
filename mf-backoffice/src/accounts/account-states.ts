import type { AccountState } from '@portal/contract/account';

/** In the order of their tabs. */
export const stateTabs: readonly { state: AccountState; label: string }[] = [
  { state: 'active', label: 'Activas' },
  { state: 'invited', label: 'Invitadas' },
  { state: 'disabled', label: 'Desactivadas' },
];

/** What the address of the list calls them. */
export const stateWords = {
  active: 'activas',
  invited: 'invitadas',
  disabled: 'desactivadas',
} as const;
