import { roleLabels, type ChangedAccount } from '@portal/contract/account';
import type { Delivery, Invitation } from '@portal/contract/account-entry';
import { roles, type Role } from '@portal/contract/session';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { inviteToAccount } from '@portal/kit/resources/accounts';
import { Button } from '@portal/kit/ui/button';
import { showNotice } from '@portal/runtime';
import { useState } from 'react';
import { RadioCards } from '../page-parts/radio-cards';
import { rightsOf } from './account-changes';
import { DeliveryChoice } from './delivery-choice';
import { InvitedPerson } from './invited-person';
import { submit } from './link-dialog';
import { LinkNote } from './link-note';
import { Foot } from './link-to-copy';
import { useInvitedPerson } from './use-invited-person';

type InviteFormProps = {
  sendsMail: boolean;
  onCancel: () => void;
  onClose: () => void;
  onChanged: () => Promise<void>;
  /** Receives the response if it contains a link to copy. */
  onLink: (changed: ChangedAccount) => void;
};

export function InviteForm({ sendsMail, onCancel, ...told }: InviteFormProps) {
  const person = useInvitedPerson();
  const [role, setRole] = useState<Role>('ROLE_USER');
  const [delivery, setDelivery] = useState<Delivery>(sendsMail ? 'mail' : 'link');
  const { isSending, invite } = useInvite(told);
  useUnsavedGuard(person.isStarted, isSending);

  async function send() {
    const invited = await person.read();
    if (invited) await invite({ person: invited, role, delivery });
  }

  return (
    <Form display="grid" gap="5" onSubmit={submit(send)}>
      <InvitedPerson {...person} />
      <RadioCards legend="Qué podrá hacer" options={roleOptions} value={role} onChange={setRole} />
      <DeliveryChoice sendsMail={sendsMail} value={delivery} onChange={setDelivery} />
      <LinkNote purpose="invitation" />
      <Foot>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <SubmitButton variant="accent" loading={isSending}>
          {delivery === 'mail' ? 'Enviar invitación' : 'Crear invitación'}
        </SubmitButton>
      </Foot>
    </Form>
  );
}

const roleOptions = [...roles]
  .toReversed()
  .map((role) => ({ value: role, label: roleLabels[role], text: rightsOf[role] }));

type Telling = Pick<InviteFormProps, 'onClose' | 'onChanged' | 'onLink'>;

function useInvite({ onClose, onChanged, onLink }: Telling) {
  const [isSending, setSending] = useState(false);

  async function invite(invitation: Invitation) {
    setSending(true);
    try {
      const changed = await inviteToAccount(invitation);
      void onChanged();
      if (changed.link !== undefined) return onLink(changed);
      onClose();
      showNotice({ kind: 'success', text: changed.message });
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo invitar' });
    } finally {
      setSending(false);
    }
  }

  return { isSending, invite };
}
