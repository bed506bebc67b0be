import type { StaffRequest } from '@portal/contract/staff-request';
import type { StaffRequestKey } from '@portal/contract/staff-request-entry';
import { useCompany } from '@portal/kit/company/use-company';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { replyToRequest, undoReply } from '@portal/kit/resources/staff-requests';
import { useSession } from '@portal/runtime';
import { useState } from 'react';
import { draftOfTakenBack, firstDraft, type ReplyDraft } from './reply-draft';

/** Edits, sends and takes back the answer of a request. Keeps the text until it is sent. */
export function useReply(
  request: StaffRequest,
  { reload }: { reload: (isOver: boolean) => Promise<void> },
) {
  const { firstName, lastName } = useSession().user;
  const author = `${firstName} ${lastName}`.trim();
  const { name: company } = useCompany();
  const [written, setWritten] = useState<ReplyDraft>();
  const [isSending, setSending] = useState(false);
  useUnsavedGuard(written?.isOwn ?? false, isSending);
  const draft = written ?? firstDraft({ request, author, company });
  const key: StaffRequestKey = { source: request.source, id: request.id };

  async function send(isByMail: boolean) {
    const { text, hasCopy, erasesData } = draft;
    // Keeps the text even if sending fails.
    setWritten({ ...draft, isOwn: true });
    setSending(true);
    try {
      await replyToRequest(key, { text, hasCopy, erasesData, isByMail });
      setWritten(undefined);
      await reload(true);
    } catch (error) {
      void alertFailure(error, { title: 'La respuesta no salió' });
      await reload(false);
    } finally {
      setSending(false);
    }
  }

  async function undoMerge() {
    const { reply } = request;
    try {
      await undoReply(key);
      if (reply) setWritten(draftOfTakenBack(reply));
    } finally {
      await reload(true);
    }
  }

  return {
    author,
    company,
    draft,
    hasOwnWords: written?.isOwn ?? false,
    isSending,
    write: setWritten,
    send,
    undoMerge,
  };
}

export type ReplyWork = ReturnType<typeof useReply>;
