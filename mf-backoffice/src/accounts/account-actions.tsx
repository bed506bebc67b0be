import type { Account } from '@portal/contract/account';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { LinkButton } from '@portal/kit/ui/link-button';
import { MenuOnDemand } from '@portal/kit/ui/menu-on-demand';
import { useIsOwn } from './account-cells';
import { AccountMenuTrigger } from './account-menu-trigger';

const AccountMenu = lazyPart(async () => (await import('./account-menu')).AccountMenu);

export type AccountDialogKind = 'link' | 'activity';

export type AccountActionsProps = {
  account: Account;
  onOpenDialog: (kind: AccountDialogKind, account: Account) => void;
  /** Resolves once the list is up to date. */
  onChanged: () => Promise<void>;
};

export function AccountActions(props: AccountActionsProps) {
  const isOwn = useIsOwn(props.account);

  return isOwn ? (
    <LinkButton to={staffPaths.ownAccount} variant="ghost" size="sm">
      Mi cuenta
    </LinkButton>
  ) : (
    <MenuOnDemand trigger={<AccountMenuTrigger account={props.account} />}>
      <AccountMenu {...props} />
    </MenuOnDemand>
  );
}
