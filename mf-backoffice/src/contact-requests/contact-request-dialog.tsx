import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import { dateAndTime } from '@portal/kit/format/dates';
import { Dialog } from '@portal/kit/ui/dialog';
import { Facts } from '../requests/facts';
import { RequestState } from '../requests/request-state';
import { ContactRequestActions, type ContactRequestChanges } from './contact-request-actions';

type ContactRequestDialogProps = ContactRequestChanges & {
  request: ReceivedContactRequest;
  isOpen: boolean;
  onClose: () => void;
};

export function ContactRequestDialog(props: ContactRequestDialogProps) {
  const { request, isOpen, onClose, ...changes } = props;
  const { answeredAt, receivedAt, email, phone, description } = request;

  return (
    <Dialog
      title={`Solicitud de ${request.name}`}
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      footer={<ContactRequestActions request={request} {...changes} />}
    >
      <Facts>
        <dt>Estado</dt>
        <dd>
          <RequestState answeredAt={answeredAt} />
          {answeredAt && ` · ${dateAndTime(answeredAt)}`}
        </dd>
        <dt>Recibida</dt>
        <dd>{dateAndTime(receivedAt)}</dd>
        <dt>Correo</dt>
        <dd>{email}</dd>
        <dt>Celular</dt>
        <dd>{phone}</dd>
        <dt>Mensaje</dt>
        <dd>{description}</dd>
      </Facts>
    </Dialog>
  );
}
