import { companyContact } from '@portal/contract/company-contact';
import { anonymousUser } from '@portal/contract/session';
import { sql } from 'kysely';
import { audit } from '../../desk';
import type { Database } from '../../platform/database/database';
import type { WritingTools, WrittenMail } from '../../platform/mail/notices';
import { anonymise } from '../applicant-data/anonymise';
import { readApplicantData } from '../applicant-data/applicant-data-repository';
import { exportApplicantData } from '../applicant-data/export-applicant-data';

/** The mail of an answer. The data that it promises to erase go when it has left, and no sooner. */
export async function replyMail(
  db: Database,
  id: number,
  tools: WritingTools,
): Promise<WrittenMail | undefined> {
  const reply = await findReply(db, id);
  if (!reply || reply.sentAt) return undefined;
  return {
    id: `respuesta-${id}`,
    to: reply.email,
    replyTo: { name: companyContact.name, address: companyContact.email },
    subject: subjects[reply.contactRequestId === null ? 'privacy' : 'contact'],
    text: reply.text,
    ...(reply.hasCopy && { attachments: [await copyOf(db, reply, tools)] }),
    whenSent: () => settle(db, reply, tools),
  };
}

const subjects = {
  contact: `Tu solicitud a ${companyContact.name}`,
  privacy: `Tus datos en ${companyContact.name}`,
};

/** Not once its request waits again, or has another answer. */
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
    .select(['requestReplies.id', 'contactRequestId', 'text', 'hasCopy', 'erasesData'])
    .select(['applicantId', 'authorId', 'sentAt'])
    .select((reply) =>
      reply.fn.coalesce('contactRequests.email', 'privacyRequests.email').as('email'),
    )
    .where('requestReplies.id', '=', id)
    .where(isMeant)
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
}

type FoundReply = NonNullable<Awaited<ReturnType<typeof findReply>>>;

/** A mail that promises a copy does not leave without it, nor to an address that none of the data came from. */
async function copyOf(db: Database, { applicantId, email }: FoundReply, tools: WritingTools) {
  const data = await readApplicantData(db, applicantId ?? 0);
  const senders = data ? [data.applicant, ...(data.others ?? [])] : [];
  const isTheirs = senders.some((sender) => sender.email.toLowerCase() === email.toLowerCase());
  if (!data || !isTheirs) {
    throw new Error('The data of an answer are not there any more.');
  }
  const content = await exportApplicantData({ db, storedFiles: tools.storedFiles }, data);
  return { filename: `datos-${companyContact.name.toLowerCase()}.zip`, content };
}

async function settle(
  db: Database,
  { id, applicantId, hasCopy, erasesData, authorId }: FoundReply,
  { storedFiles, logger }: WritingTools,
) {
  const user = { ...anonymousUser, id: authorId ?? undefined };
  const files = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('requestReplies')
      .set({ sentAt: new Date() })
      .where('id', '=', id)
      .execute();
    if (applicantId === null) return [];
    const subject = `applicant ${applicantId}`;
    if (hasCopy) await audit(transaction, { user, action: 'export-data', subject, applicantId });
    if (!erasesData) return [];
    return (await anonymise(transaction, storedFiles, { applicantId, user })) ?? [];
  });
  await storedFiles.removeAnnounced(files, logger);
}
