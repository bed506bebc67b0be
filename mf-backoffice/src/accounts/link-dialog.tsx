import { chakra } from '@chakra-ui/react/styled-system';
import type { Account, ChangedAccount } from '@portal/contract/account';
import type { Delivery } from '@portal/contract/account-entry';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { renewAccountLink } from '@portal/kit/resources/accounts';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { showNotice } from '@portal/runtime';
import { useState } from 'react';
import { fullName } from '../people/full-name';
import { DeliveryChoice } from './delivery-choice';
import { LinkNote } from './link-note';
import { Foot, LinkToCopy } from './link-to-copy';

type LinkDialogProps = {
  account: Account;
  sendsMail: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Creates a link to choose another password, or renews an invitation. */
export function LinkDialog({ account, onClose, ...rest }: LinkDialogProps) {
  const [changed, setChanged] = useState<ChangedAccount>();
  const isInvited = account.state === 'invited';

  return (
    <Dialog
      title={isInvited ? 'Enlace de invitación' : 'Enlace para otra contraseña'}
      isOpen
      onClose={onClose}
    >
      {changed?.link === undefined ? (
        <LinkForm account={account} onClose={onClose} onDone={setChanged} {...rest} />
      ) : (
        <LinkToCopy changed={changed} link={changed.link} onClose={onClose} />
      )}
    </Dialog>
  );
}

type LinkFormProps = LinkDialogProps & { onDone: (changed: ChangedAccount) => void };

function LinkForm({ account, sendsMail, onClose, onChanged, onDone }: LinkFormProps) {
  const [delivery, setDelivery] = useState<Delivery>(sendsMail ? 'mail' : 'link');
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    try {
      const changed = await renewAccountLink(account.id, delivery);
      void onChanged();
      if (changed.link !== undefined) return onDone(changed);
      onClose();
      showNotice({ kind: 'success', text: changed.message });
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo crear el enlace' });
    } finally {
      setSending(false);
    }
  }

  return (
    <Form display="grid" gap="5" onSubmit={submit(send)}>
      <chakra.p>{`Para ${fullName(account)}, ${account.email}. Los enlaces anteriores dejan de valer.`}</chakra.p>
      <DeliveryChoice sendsMail={sendsMail} value={delivery} onChange={setDelivery} />
      <LinkNote purpose={account.state === 'invited' ? 'invitation' : 'reset'} />
      <Foot>
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <SubmitButton loading={isSending}>
          {delivery === 'mail' ? 'Enviar enlace' : 'Crear enlace'}
        </SubmitButton>
      </Foot>
    </Form>
  );
}

/** Submit handler of a form that holds its values in component state. */
export const submit = (send: () => Promise<unknown>) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  void send();
};
