import { chakra } from '@chakra-ui/react/styled-system';
import type { StaffRequest } from '@portal/contract/staff-request';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import {
  deleteContactRequest,
  markContactRequest,
} from '@portal/kit/resources/received-contact-requests';
import {
  deletePrivacyRequest,
  markPrivacyRequest,
} from '@portal/kit/resources/received-privacy-requests';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { askConfirmation, showAlert } from '@portal/runtime';
import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { SendButtons } from './send-buttons';
import type { ReplyWork } from './use-reply';

type RequestActionsProps = {
  request: StaffRequest;
  work: ReplyWork;
  reload: () => Promise<void>;
  /** Reports that the deletion has begun or failed; meanwhile the request is not reloaded. */
  onDeleting: (isDeleting: boolean) => void;
  onDeleted: () => void;
};

const mark = { contact: markContactRequest, privacy: markPrivacyRequest };
const remove = { contact: deleteContactRequest, privacy: deletePrivacyRequest };

export function RequestActions(props: RequestActionsProps) {
  const { request, work, reload } = props;
  const isAnswered = request.answeredAt !== undefined;
  const isHeld = (request.reply?.undoSeconds ?? 0) > 0;

  return (
    <Actions>
      <Button
        variant="ghost"
        color="danger"
        _hover={{ bg: 'danger.tint' }}
        marginInlineEnd="auto"
        onClick={() => void removeForGood(props)}
      >
        <Trash2 aria-hidden size={18} />
        Eliminar solicitud
      </Button>
      {!isHeld && (
        <ActionButton
          variant="outline"
          icon={isAnswered ? RotateCcw : Check}
          failure={{ title: 'No se pudo guardar' }}
          action={async () => {
            await mark[request.source](request.id, !isAnswered);
            await reload();
          }}
        >
          {isAnswered ? 'Marcar como pendiente' : 'Marcar como atendida'}
        </ActionButton>
      )}
      {!isAnswered && <SendButtons request={request} work={work} />}
    </Actions>
  );
}

/** Deletes without the trash, because a request contains personal data. */
async function removeForGood({ request, onDeleting, onDeleted }: RequestActionsProps) {
  const { source, id, name } = request;
  const isConfirmed = await askConfirmation({
    title: 'Eliminar solicitud',
    text: `Vas a eliminar para siempre la solicitud de ${name}.`,
    confirmLabel: 'Sí, eliminar',
    cancelLabel: 'Cancelar',
  });
  if (!isConfirmed) return;

  onDeleting(true);
  try {
    const text = await remove[source](id);
    onDeleted();
    void showAlert({ kind: 'success', title: 'Listo', text });
  } catch (error) {
    onDeleting(false);
    void alertFailure(error, { title: 'No se pudo eliminar' });
  }
}

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { smDown: 'column' },
    flexWrap: 'wrap',
    alignItems: { base: 'stretch', sm: 'center' },
    justifyContent: 'flex-end',
    gap: '3',
    padding: { base: '4', md: '5' },
    borderTopWidth: '1px',
  },
});
