import type { PageOf } from '@portal/contract/page-of';
import type { PrivacyRequest, ReceivedPrivacyRequest } from '@portal/contract/privacy-request';
import type { RequestQuery } from '@portal/contract/request-query';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database';
import { pageOfRows } from '../../platform/database/page-of-rows';
import type { Schema } from '../../platform/database/schema';
import { containing } from '../../platform/database/text-pattern';
import { applicationCode } from '../../applications/job-applications/application-code';

export async function savePrivacyRequest(
  db: Database,
  { kind, name, email, code, details }: PrivacyRequest,
) {
  const { id } = await db
    .insertInto('privacyRequests')
    .values({ kind, name, email, code, details })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function searchPrivacyRequests(
  db: Database,
  query: RequestQuery,
): Promise<PageOf<ReceivedPrivacyRequest>> {
  const { page, size } = query;
  const rows = await matching(db, query)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await matching(db, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return pageOfRows(await withApplicants(db, rows), { page, size, total });
}

export async function markPrivacyRequest(db: Database, id: number, isAnswered: boolean) {
  const rows = await db
    .updateTable('privacyRequests')
    .set({ answeredAt: isAnswered ? new Date() : null })
    .where('id', '=', id)
    .returningAll()
    .execute();
  const [request] = await withApplicants(db, rows);
  return request;
}

export async function deletePrivacyRequest(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('privacyRequests')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What somebody asked for from an address. */
export async function privacyRequestsOf(db: Database, email: string) {
  const rows = await db
    .selectFrom('privacyRequests')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .execute();
  return rows.map(toRequest);
}

function matching(db: Database, { text, state }: RequestQuery) {
  const all = db.selectFrom('privacyRequests');
  const inState =
    state === undefined
      ? all
      : all.where('answeredAt', state === 'pending' ? 'is' : 'is not', null);
  return text === ''
    ? inState
    : inState.where(
        sql`plain_text(name || ' ' || email || ' ' || code || ' ' || details)`,
        'like',
        containing(text),
      );
}

type Row = Selectable<Schema['privacyRequests']>;

/** Whose e-mail each one gives, and whether its code is one of theirs. */
async function withApplicants(db: Database, rows: readonly Row[]) {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
  const applications = await applicationsOf(db, emails);
  return rows.map((row): ReceivedPrivacyRequest => {
    const own = applications.filter(({ email }) => email === row.email.toLowerCase());
    return {
      ...toRequest(row),
      applicantId: own[0]?.applicantId,
      isCodeRight: row.code !== '' && own.some(({ code }) => code === row.code.toUpperCase()),
    };
  });
}

const toRequest = ({ createdAt, answeredAt, ...request }: Row) => ({
  ...request,
  receivedAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString(),
});

async function applicationsOf(db: Database, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('applicants')
    .leftJoin('jobApplications', 'jobApplications.applicantId', 'applicants.id')
    .select(['applicants.id as applicantId', 'jobApplications.id', 'submission'])
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql`lower(email)`, 'in', emails)
    .execute();
  return rows.map(({ applicantId, email, id, submission }) => ({
    applicantId,
    email,
    code: id === null ? undefined : applicationCode(id, submission),
  }));
}
