import type { Account } from '@portal/contract/account';
import type { PageOf } from '@portal/contract/page-of';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { Pager } from '@portal/kit/paging/pager';
import { useLatest } from '@portal/kit/paging/use-latest';
import { AccountDialogs, type ShownDialog } from './account-dialogs';
import { AccountsTable } from './accounts-table';

type AccountListProps = {
  result: ResourceResult<PageOf<Account>>;
  isFiltered: boolean;
  pathToPage: (label: number) => string;
  sendsMail: boolean;
  onChanged: () => Promise<void>;
};

export function AccountList(props: AccountListProps) {
  const { result, isFiltered, pathToPage, sendsMail, onChanged } = props;
  const latest = useLatest(result.data);
  const [shown, setShown] = useState<ShownDialog>();

  return (
    <>
      <ResourceView of={{ ...result, data: latest }} what="las cuentas">
        {({ items, number, totalPages }) =>
          items.length === 0 ? (
            <EmptyState
              text={isFiltered ? 'Nada coincide con lo que buscas.' : 'Todavía no hay cuentas.'}
            />
          ) : (
            <>
              <AccountsTable
                accounts={items}
                onOpenDialog={(kind, account) => setShown({ kind, account })}
                onChanged={onChanged}
              />
              {totalPages > 1 && (
                <Pager page={number + 1} totalPages={totalPages} pathTo={pathToPage} />
              )}
            </>
          )
        }
      </ResourceView>
      {shown && (
        <AccountDialogs
          shown={shown}
          sendsMail={sendsMail}
          onClose={() => setShown(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
