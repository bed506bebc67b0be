import { accountCountsResource, accountsPageResource } from '@portal/kit/resources/accounts';
import { useLatest } from '@portal/kit/paging/use-latest';
import { useResource } from '@portal/kit/query/use-resource';
import { paths } from '@portal/kit/routing/paths';
import { Navigate } from '@portal/runtime';
import { WorkPage } from '../page-parts/work-page';
import { useStateQuery } from '../paging/use-state-query';
import { AccountList } from './account-list';
import { AccountToolbar } from './account-toolbar';
import { InviteButton } from './invite-button';
import { stateWords } from './account-states';

/** The list of staff accounts and their roles. */
export function AccountsPage() {
  const { query, change, pathToPage } = useStateQuery(stateWords);
  const result = useResource(accountsPageResource(query));
  const { data, reload: reloadCounts } = useResource(accountCountsResource(query.text));
  const counts = useLatest(data);
  const sendsMail = counts?.sendsMail ?? false;
  const refresh = async () => void (await Promise.all([result.reload(), reloadCounts()]));

  const totalPages = result.data?.totalPages ?? Infinity;
  if (query.page > 0 && query.page >= totalPages) {
    return <Navigate to={pathToPage(Math.max(1, totalPages))} replace />;
  }

  return (
    <WorkPage
      title="Cuentas"
      description="Quién puede entrar a trabajar y qué puede hacer."
      backTo={paths.dashboard}
      action={<InviteButton sendsMail={sendsMail} onChanged={refresh} />}
    >
      <AccountToolbar filter={query} counts={counts} onChange={change} />
      <AccountList
        result={result}
        isFiltered={query.text !== '' || query.state !== undefined}
        pathToPage={pathToPage}
        sendsMail={sendsMail}
        onChanged={refresh}
      />
    </WorkPage>
  );
}
