import type { SessionUser } from '@portal/contract/session';
import type { StaffRequest } from '@portal/contract/staff-request';
import {
  answeredMeanwhile,
  nothingProved,
  replyHasLeft,
  undoSeconds,
  type ReplyEntry,
  type StaffRequestKey,
} from '@portal/contract/staff-request-entry';
import type { Database } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { badRequest, conflict, assertFound } from '../../platform/problem/problem';
import { readRequest } from './read-request';
import { columnOf, replyNotice, tableOf } from './reply-key';

export const missingRequest = 'La solicitud no existe.';

type Replying = { key: StaffRequestKey; entry: ReplyEntry; user: SessionUser };

/** Stores an answer in one transaction and holds its mail for the undo time. */
export async function replyToRequest({ db, notices }: Platform, replying: Replying) {
  const { key, entry, user } = replying;
  await db.transaction().execute(async (transaction) => {
    const answeredAt = await holdRequest(transaction, key);
    if (answeredAt) throw conflict(answeredMeanwhile);
    const request = assertFound(await readRequest(transaction, key), missingRequest);
    refuseImpossible(request, entry, notices.canSend);
    const { id: subjectId } = await transaction
      .insertInto('requestReplies')
      .values({
        ...entry,
        contactRequestId: key.source === 'contact' ? key.id : null,
        privacyRequestId: key.source === 'privacy' ? key.id : null,
        authorId: user.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await markAnswered(transaction, key, new Date());
    if (entry.isByMail) {
      await notices.hold(transaction, { kind: replyNotice, subjectId }, undoSeconds);
    }
  });
  if (entry.isByMail) notices.wakeIn(undoSeconds);
}

/** Reopens the request, unless the mail is already being sent. */
export const withdrawReply = ({ db, notices }: Platform, key: StaffRequestKey) =>
  db.transaction().execute(async (transaction) => {
    await holdRequest(transaction, key);
    const reply = await transaction
      .selectFrom('requestReplies')
      .select('id')
      .where(columnOf[key.source], '=', key.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const subjectId = reply?.id ?? 0;
    if (!(await notices.withdraw(transaction, { kind: replyNotice, subjectId }))) {
      throw conflict(replyHasLeft);
    }
    await transaction.deleteFrom('requestReplies').where('id', '=', subjectId).execute();
    await markAnswered(transaction, key, null);
  });

/** Makes two concurrent answers wait for each other. */
async function holdRequest(transaction: Database, { source, id }: StaffRequestKey) {
  const row = await transaction
    .selectFrom(tableOf[source])
    .select('answeredAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return assertFound(row, missingRequest).answeredAt;
}

const markAnswered = (
  transaction: Database,
  { source, id }: StaffRequestKey,
  answeredAt: Date | null,
) => transaction.updateTable(tableOf[source]).set({ answeredAt }).where('id', '=', id).execute();

type Asked = Pick<StaffRequest, 'source' | 'holdings'>;

function refuseImpossible(request: Asked, entry: ReplyEntry, canSend: boolean) {
  if (entry.isByMail && !canSend) throw badRequest('Este sitio no puede enviar correos.');
  if (!entry.hasCopy && !entry.erasesData) return;
  // Copy and erasure go to the e-mail of the data.
  if (!entry.isByMail) throw badRequest('La copia y la eliminación van con el correo.');
  if (request.source === 'contact' || !request.holdings) {
    throw badRequest('No hay datos guardados de quien escribió esta solicitud.');
  }
  if (request.holdings.applications === 0) throw badRequest(nothingProved);
}
