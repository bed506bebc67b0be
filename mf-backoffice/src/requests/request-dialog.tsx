import { dateAndTime } from '@portal/kit/format/dates';
import { Dialog } from '@portal/kit/ui/dialog';
import { Facts } from '../page-parts/facts';
import { RequestActions, type RequestChanges } from './request-actions';
import type { ReceivedRequest, RequestKind } from './request-kind';
import { RequestState } from './request-state';

type RequestDialogProps<Request extends ReceivedRequest> = RequestChanges<Request> & {
  kind: RequestKind<Request>;
  request: Request;
  isOpen: boolean;
  onClose: () => void;
};

export function RequestDialog<Request extends ReceivedRequest>(props: RequestDialogProps<Request>) {
  const { isOpen, onClose, ...action } = props;
  const { kind, request } = action;
  const { name, email, receivedAt, answeredAt } = request;

  return (
    <Dialog
      title={`Solicitud de ${name}`}
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      footer={<RequestActions {...action} />}
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
        {kind.facts(request)}
      </Facts>
    </Dialog>
  );
}
