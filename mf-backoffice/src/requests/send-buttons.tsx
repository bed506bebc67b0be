import { chakra } from '@chakra-ui/react/styled-system';
import { mailLetter } from '@portal/contract/mail-letter';
import type { StaffRequest } from '@portal/contract/staff-request';
import { undoSeconds } from '@portal/contract/staff-request-entry';
import { Button } from '@portal/kit/ui/button';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { ClipboardCheck, Mail } from 'lucide-react';
import { copyText } from '../page-parts/copy-button';
import { subjectOf } from './reply-texts';
import type { ReplyWork } from './use-reply';

type SendButtonsProps = { request: StaffRequest; work: ReplyWork };

/** Sends the answer. Without mail, shows how to send it by hand. */
export function SendButtons({ request, work }: SendButtonsProps) {
  const { draft, isSending, send } = work;
  const isEmpty = draft.text.trim() === '';
  if (!request.canMail) return <SendByHand request={request} work={work} />;

  return (
    <>
      <chakra.span color="ink.muted" fontSize="0.875rem">
        {`Sale en ${undoSeconds} s; puedes deshacer`}
      </chakra.span>
      <Button
        variant="accent"
        disabled={isEmpty}
        loading={isSending}
        onClick={() => void send(true)}
      >
        <Mail aria-hidden size={18} />
        <span>{draft.erasesData ? 'Eliminar datos y responder' : 'Responder'}</span>
      </Button>
    </>
  );
}

function SendByHand({ request, work: { draft, company, isSending, send } }: SendButtonsProps) {
  async function copyAndSettle() {
    if (await copyText(draft.text)) await send(false);
  }

  return (
    <>
      <ExternalLinkButton
        variant="outline"
        href={mailLetter({
          email: request.email,
          subject: subjectOf(request, company),
          body: draft.text,
        })}
      >
        <Mail aria-hidden size={18} />
        Responder por correo
      </ExternalLinkButton>
      <Button
        variant="accent"
        disabled={draft.text.trim() === ''}
        loading={isSending}
        onClick={() => void copyAndSettle()}
      >
        <ClipboardCheck aria-hidden size={18} />
        Copiar y marcar como atendida
      </Button>
    </>
  );
}
