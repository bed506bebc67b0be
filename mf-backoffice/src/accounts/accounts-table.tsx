import type { Account } from '@portal/contract/account';
import { recentTime } from '@portal/kit/format/dates';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import {
  EmptyCell,
  OneLine,
  PersonCell,
  RoleCell,
  SecondFactorCell,
  StateCell,
} from './account-cells';
import { AccountActions, type AccountActionsProps } from './account-actions';

type AccountsTableProps = Omit<AccountActionsProps, 'account'> & { accounts: readonly Account[] };

export function AccountsTable({ accounts, ...actions }: AccountsTableProps) {
  return (
    <DataTable
      caption="Cuentas"
      columns={[...columns, actionColumn(actions)]}
      rows={accounts}
      rowKey={({ id }) => id}
      cardsBelow="xl"
    />
  );
}

const columns: readonly Column<Account>[] = [
  { header: 'Persona', cell: (account) => <PersonCell account={account} /> },
  {
    header: 'Usuario',
    cell: ({ username }) =>
      username === undefined ? <EmptyCell /> : <OneLine title={username}>{username}</OneLine>,
  },
  { header: 'Rol', cell: (account) => <RoleCell {...account} /> },
  { header: 'Segundo factor', cell: (account) => <SecondFactorCell {...account} /> },
  {
    header: 'Último ingreso',
    cell: ({ lastSignInAt }) => (lastSignInAt === undefined ? 'Nunca' : recentTime(lastSignInAt)),
  },
  {
    header: 'Sesiones',
    isNumeric: true,
    isCompact: true,
    cell: ({ openSessions }) => openSessions,
  },
  { header: 'Estado', cell: (account) => <StateCell {...account} /> },
];

const actionColumn = (actions: Omit<AccountActionsProps, 'account'>): Column<Account> => ({
  header: 'Acciones',
  isAction: true,
  cell: (account) => <AccountActions account={account} {...actions} />,
});
