import { alertFailure } from '@portal/kit/failures/alert-failure';
import { dateAndTime } from '@portal/kit/format/dates';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { askConfirmation, showAlert } from '@portal/runtime';
import { Check, Mail, RotateCcw, Trash2 } from 'lucide-react';
import { Facts } from '../page-parts/facts';
import type { Letter, ReceivedRequest, RequestKind } from './request-kind';
import { RequestState } from './request-state';

type ActionsProps<Request extends ReceivedRequest> = {
  kind: RequestKind<Request>;
  request: Request;
  onChanged: (request: Request) => void;
  onDeleted: () => void;
};

type RequestDialogProps<Request extends ReceivedRequest> = ActionsProps<Request> & {
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
      footer={<Actions {...action} />}
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

function Actions<Request extends ReceivedRequest>(props: ActionsProps<Request>) {
  const { kind, request, onChanged } = props;
  const isAnswered = request.answeredAt !== undefined;

  return (
    <>
      <Button
        variant="ghost"
        color="danger"
        _hover={{ bg: 'danger.tint' }}
        onClick={() => void removeForGood(props)}
      >
        <Trash2 aria-hidden size={18} />
        Eliminar solicitud
      </Button>
      <ActionButton
        variant="outline"
        icon={isAnswered ? RotateCcw : Check}
        failure={{ title: 'No se pudo guardar' }}
        action={async () => onChanged(await kind.mark(request.id, !isAnswered))}
      >
        {isAnswered ? 'Marcar como pendiente' : 'Marcar como atendida'}
      </ActionButton>
      <ExternalLinkButton href={mailLink(request.email, kind.letter(request))}>
        <Mail aria-hidden size={18} />
        Responder por correo
      </ExternalLinkButton>
    </>
  );
}

/** No trash keeps what somebody has sent: it is personal data that is wanted gone. */
async function removeForGood<Request extends ReceivedRequest>(props: ActionsProps<Request>) {
  const { kind, request, onDeleted } = props;
  const isConfirmed = await askConfirmation({
    title: 'Eliminar solicitud',
    text: `Vas a eliminar para siempre la solicitud de ${request.name}.`,
    confirmLabel: 'Sí, eliminar',
    cancelLabel: 'Cancelar',
  });
  if (!isConfirmed) return;

  try {
    const text = await kind.remove(request.id);
    onDeleted();
    void showAlert({ kind: 'success', title: 'Listo', text });
  } catch (error) {
    void alertFailure(error, { title: 'No se pudo eliminar' });
  }
}

/** Opens an answer in the mail program, already addressed. */
const mailLink = (to: string, { subject, body }: Letter) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
