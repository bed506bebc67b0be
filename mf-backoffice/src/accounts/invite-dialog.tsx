import type { ChangedAccount } from '@portal/contract/account';
import { Dialog } from '@portal/kit/ui/dialog';
import { leaveWhenConfirmed } from '@portal/kit/editing/use-unsaved-guard';
import { useState } from 'react';
import { InviteForm } from './invite-form';
import { LinkToCopy } from './link-to-copy';

type InviteDialogProps = {
  sendsMail: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

export function InviteDialog({ onClose, ...form }: InviteDialogProps) {
  const [changed, setChanged] = useState<ChangedAccount>();
  const leave = () => void leaveWhenConfirmed(onClose);

  if (changed?.link !== undefined) {
    return (
      <Dialog title="Enlace de invitación" isOpen onClose={onClose}>
        <LinkToCopy changed={changed} link={changed.link} onClose={onClose} />
      </Dialog>
    );
  }

  return (
    <Dialog title="Invitar a una persona" isOpen onClose={leave}>
      <InviteForm onCancel={leave} onClose={onClose} onLink={setChanged} {...form} />
    </Dialog>
  );
}
