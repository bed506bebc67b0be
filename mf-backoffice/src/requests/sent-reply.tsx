import { chakra } from '@chakra-ui/react/styled-system';
import type { Reply, StaffRequest } from '@portal/contract/staff-request';
import { dateAndTime } from '@portal/kit/format/dates';
import { ActionButton } from '@portal/kit/ui/action-button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Undo2 } from 'lucide-react';
import { useSecondsLeft } from './use-seconds-left';
import type { ReplyWork } from './use-reply';

type SentReplyProps = { request: StaffRequest; work: ReplyWork };

/** The sent answer, its author and its delivery. It can be taken back before it leaves. */
export function SentReply({ request, work }: SentReplyProps) {
  const { reply, answeredAt } = request;
  if (!reply) {
    return (
      answeredAt && <p>{`Marcada como atendida el ${dateAndTime(answeredAt)}, sin respuesta.`}</p>
    );
  }

  return (
    <chakra.div display="grid" gap="3" minWidth="0">
      <Departure reply={reply} onTakeBack={work.undoMerge} />
      <h3>
        <strong>Respuesta</strong>
        <chakra.span color="ink.muted" fontSize="0.875rem">
          {` · ${dateAndTime(reply.repliedAt)}${reply.author ? ` · ${reply.author}` : ''}`}
        </chakra.span>
      </h3>
      <chakra.p whiteSpace="pre-line">{reply.text}</chakra.p>
    </chakra.div>
  );
}

type DepartureProps = { reply: Reply; onTakeBack: () => Promise<void> };

function Departure({ reply, onTakeBack }: DepartureProps) {
  const secondsLeft = useSecondsLeft(reply.undoSeconds);
  if (!reply.isByMail) return <InlineNotice kind="success">Atendida por otro medio.</InlineNotice>;
  if (reply.sentAt)
    return <InlineNotice kind="success">{sentText(reply, reply.sentAt)}</InlineNotice>;
  if (secondsLeft === 0) {
    return (
      <InlineNotice kind="info">
        El correo está por salir. Si el servidor de correo no lo acepta, se intenta de nuevo.
      </InlineNotice>
    );
  }

  return (
    <InlineNotice
      kind="success"
      action={
        <ActionButton
          variant="outline"
          size="sm"
          icon={Undo2}
          failure={{ title: 'No se pudo deshacer' }}
          action={onTakeBack}
        >
          Deshacer
        </ActionButton>
      }
    >
      Atendida. El correo sale en un momento; puedes deshacerlo.{' '}
      <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
        {`${secondsLeft} s`}
      </chakra.span>
    </InlineNotice>
  );
}

function sentText({ hasCopy, erasesData }: Reply, sentAt: string) {
  const done = [
    `El correo salió el ${dateAndTime(sentAt)}`,
    ...(hasCopy ? ['con la copia de sus datos'] : []),
    ...(erasesData ? ['y sus datos se eliminaron'] : []),
  ];
  return `${done.join(' ')}.`;
}
