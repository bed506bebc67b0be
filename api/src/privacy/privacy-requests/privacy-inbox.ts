import { lastDay, legalPeriod } from '@portal/contract/legal-periods';
import type { PrivacyRequest } from '@portal/contract/privacy-request';
import {
  receivedPrivacyRequestToWire,
  type ReceivedPrivacyRequest,
} from '@portal/contract/received-privacy-request';
import { privacyRequestFromWire } from '@portal/contract/public-requests';
import { sql } from 'kysely';
import { applicationCode } from '../../job-applications';
import { receiveForm, requestInboxRoutes, type RequestInbox } from '../../records';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { inOrderOf } from '../../platform/database/in-order-of';
import { toRecord } from '../../platform/database/to-record';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { countryOf } from './country-of';
import { codesInRequest } from './given-codes';

export const privacyInbox: RequestInbox<ReceivedPrivacyRequest> = {
  table: 'privacyRequests',
  path: '/api/privacidad/solicitudes',
  searched: sql`name || ' ' || email || ' ' || code || ' ' || details`,
  read: readPrivacyRequests,
  toWire: receivedPrivacyRequestToWire,
};

export function privacyRequestRoutes(app: App, platform: Platform) {
  const receive = receiveForm<PrivacyRequest>(platform, {
    name: 'privacy',
    calls: 10,
    accepted: 'Recibimos tu solicitud. Te responderemos al correo que escribiste.',
    insert: async (transaction, { kind, name, email, code, details }) => {
      const country = await countryOf(transaction, email);
      const dueOn = lastDay(new Date(), legalPeriod(kind, country));
      return transaction
        .insertInto('privacyRequests')
        .values({ kind, name, email, code, details, country: country ?? null, dueOn })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
  });

  app.post(
    '/api/privacidad/solicitudes',
    { config: { access: 'public' }, schema: { body: privacyRequestFromWire } },
    (request, reply) => receive({ request, reply }, request.body),
  );
  requestInboxRoutes(app, platform, privacyInbox);
}

async function readPrivacyRequests(
  db: Database,
  ids: readonly number[],
): Promise<ReceivedPrivacyRequest[]> {
  const rows = await db
    .selectFrom('privacyRequests')
    .select(['id', 'kind', 'name', 'email', 'code', 'details'])
    .select(['createdAt as receivedAt', 'answeredAt'])
    .where('id', '=', anyOf(ids))
    .execute();
  const applications = await applicationsOf(db, [...new Set(rows.map(emailOf))]);
  return inOrderOf(ids, rows).map((row) => {
    const own = applications.filter(({ email }) => email === emailOf(row));
    const codes = codesInRequest({ code: row.code, text: row.details });
    return {
      ...toRecord(row),
      applicantId: own[0]?.applicantId,
      isCodeRight: own.some(({ code = '' }) => codes.includes(code)),
    };
  });
}

const emailOf = ({ email }: { email: string }) => email.toLowerCase();

async function applicationsOf(db: Database, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('applicants')
    .leftJoin('jobApplications', 'jobApplications.applicantId', 'applicants.id')
    .select(['applicants.personId as applicantId', 'jobApplications.id', 'submission'])
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql`lower(email)`, 'in', emails)
    .execute();
  return rows.map(({ applicantId, email, id, submission }) => ({
    applicantId,
    email,
    code: id === null ? undefined : applicationCode(id, submission),
  }));
}
