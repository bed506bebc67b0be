import type { Account } from '@portal/contract/account';
import { Loading } from '@portal/kit/ui/loading';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Suspense } from 'react';
import { fullName } from '../people/full-name';
import type { AccountDialogKind } from './account-actions';

const LinkDialog = lazyPart(async () => (await import('./link-dialog')).LinkDialog);
const ActivityDialog = lazyPart(
  async () => (await import('@portal/kit/activity/activity-dialog')).ActivityDialog,
);

export type ShownDialog = { kind: AccountDialogKind; account: Account };

type AccountDialogsProps = {
  shown: ShownDialog;
  sendsMail: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

export function AccountDialogs({ shown: { kind, account }, ...dialog }: AccountDialogsProps) {
  return (
    <Suspense fallback={<Loading text="Abriendo..." />}>
      {kind === 'link' ? (
        <LinkDialog account={account} {...dialog} />
      ) : (
        <ActivityDialog
          name={`Cuenta de ${fullName(account)}`}
          of={{ subject: 'account', id: account.id }}
          onClose={dialog.onClose}
        />
      )}
    </Suspense>
  );
}
