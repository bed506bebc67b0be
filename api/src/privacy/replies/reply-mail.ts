import type { ReceivedPrivacyRequest } from '@portal/contract/received-privacy-request';
import { anonymousUser } from '@portal/contract/session';
import { sql } from 'kysely';
import { audit } from '../../records';
import type { Database } from '../../platform/database/database';
import type { WritingTools, WrittenMail } from '../../platform/mail/send-due';
import { eraseApplications } from '../applicant-data/erase-applications';
import { codesInRequest } from '../privacy-requests/given-codes';
import { privacyInbox } from '../privacy-requests/privacy-inbox';
import { copyOfOwnData } from './own-copy';
import { provenApplications, readOwnData, type OwnData } from './own-data';

/** Writes the mail of an answer. Data are only erased after it is sent. */
export async function replyMail(
  db: Database,
  id: number,
  tools: WritingTools,
): Promise<WrittenMail | undefined> {
  const { company } = tools;
  const reply = await findReply(db, id);
  if (!reply || reply.sentAt) return undefined;
  const asked = await readAsked(db, reply);
  requireErasable(reply, asked);
  return {
    id: `respuesta-${id}`,
    to: reply.email,
    replyTo: { name: company.name, address: company.email },
    subject: `${reply.contactRequestId === null ? 'Tus datos en' : 'Tu solicitud a'} ${company.name}`,
    text: reply.text,
    ...(reply.hasCopy && { attachments: [await copyFor(db, asked, tools)] }),
    whenSent: () => settle(db, { reply, asked }, tools),
  };
}

/**
 * Fails if no data are proved any more, for example after a corrected e-mail. The mail would
 * wrongly report an erasure.
 */
function requireErasable({ erasesData }: FoundReply, asked: Asked | undefined) {
  if (!erasesData || !asked || provenApplications(asked.own).length > 0) return;
  throw new Error('The data to erase no longer exist or are no longer confirmed.');
}

/** The request is answered, and this is the last answer. */
const isMeant = sql<boolean>`
  coalesce(contact_requests.answered_at, privacy_requests.answered_at) is not null
  and not exists (
    select from request_replies later
    where later.id > request_replies.id
      and (later.contact_request_id = request_replies.contact_request_id
        or later.privacy_request_id = request_replies.privacy_request_id)
  )`;

async function findReply(db: Database, id: number) {
  const row = await db
    .selectFrom('requestReplies')
    .leftJoin('contactRequests', 'contactRequests.id', 'contactRequestId')
    .leftJoin('privacyRequests', 'privacyRequests.id', 'privacyRequestId')
    .select(['requestReplies.id', 'contactRequestId', 'privacyRequestId', 'text'])
    .select(['hasCopy', 'erasesData', 'authorId', 'sentAt'])
    .select((reply) =>
      reply.fn.coalesce('contactRequests.email', 'privacyRequests.email').as('email'),
    )
    .where('requestReplies.id', '=', id)
    .where(isMeant)
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
}

type FoundReply = NonNullable<Awaited<ReturnType<typeof findReply>>>;

/** Fails without a copy, because the mail promises one. */
async function copyFor(
  db: Database,
  asked: Asked | undefined,
  { storedFiles, company }: WritingTools,
) {
  const content = asked && (await copyOfOwnData({ db, storedFiles }, asked.own, asked.request));
  if (!content) throw new Error('The data to copy no longer exist or are no longer confirmed.');
  return { filename: `datos-${fileNameOf(company.name)}.zip`, content };
}

/** Converts «Ñandú & Cía.» to nandu-cia. */
const fileNameOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Asked = { request: ReceivedPrivacyRequest; own: OwnData };

/** Returns undefined for the contact form. */
async function readAsked(
  db: Database,
  { privacyRequestId, email }: FoundReply,
): Promise<Asked | undefined> {
  if (privacyRequestId === null) return undefined;
  const [request] = await privacyInbox.read(db, [privacyRequestId]);
  if (!request) return undefined;
  const codes = codesInRequest({ code: request.code, text: request.details });
  return { request, own: await readOwnData(db, { email, codes }) };
}

/** Erases exactly the copied data, even if more arrived. */
async function settle(
  db: Database,
  { reply, asked }: { reply: FoundReply; asked: Asked | undefined },
  { storedFiles, logger }: WritingTools,
) {
  const { id, hasCopy, erasesData, authorId } = reply;
  const user = { ...anonymousUser, id: authorId ?? undefined };
  const proved = asked ? provenApplications(asked.own) : [];
  const files = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('requestReplies')
      .set({ sentAt: new Date() })
      .where('id', '=', id)
      .execute();
    const applicantIds = [...new Set(proved.map(({ applicantId }) => applicantId))];
    for (const applicantId of hasCopy ? applicantIds : []) {
      const subject = `applicant ${applicantId}`;
      await audit(transaction, { user, action: 'export-data', subject, applicantId });
    }
    if (!erasesData) return [];
    const applicationIds = proved.map((each) => each.id);
    return eraseApplications(transaction, storedFiles, { applicationIds, user });
  });
  await storedFiles.removeAnnounced(files, logger);
}
