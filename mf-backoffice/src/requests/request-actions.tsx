import { Button } from '@portal/kit/ui/button';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { Mail, Trash2 } from 'lucide-react';
import { deleteForGood } from './delete-for-good';
import { MarkButton } from './mark-button';
import type { Letter, ReceivedRequest, RequestKind } from './request-kind';

export type RequestChanges<Request> = {
  onChanged: (request: Request) => void;
  onDeleted: () => void;
};

type RequestActionsProps<Request extends ReceivedRequest> = RequestChanges<Request> & {
  kind: RequestKind<Request>;
  request: Request;
};

export function RequestActions<Request extends ReceivedRequest>(
  props: RequestActionsProps<Request>,
) {
  const { kind, request, onChanged, onDeleted } = props;

  const remove = () =>
    deleteForGood({
      title: 'Eliminar solicitud',
      text: `Vas a eliminar para siempre la solicitud de ${request.name}.`,
      confirmLabel: 'Sí, eliminar',
      remove: () => kind.remove(request.id),
      onRemoved: onDeleted,
    });

  return (
    <>
      <Button
        variant="ghost"
        color="danger"
        _hover={{ bg: 'danger.tint' }}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden size={18} />
        Eliminar solicitud
      </Button>
      <MarkButton
        request={request}
        mark={async (isAnswered) => onChanged(await kind.mark(request.id, isAnswered))}
      />
      <ExternalLinkButton href={mailLink(kind.letter(request))}>
        <Mail aria-hidden size={18} />
        Responder por correo
      </ExternalLinkButton>
    </>
  );
}

/** Opens an answer in the mail program, already addressed. */
const mailLink = ({ to, subject, body }: Letter) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
