import type { ConsentEntry } from '@portal/contract/consent';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** One answer an application: a repeated call writes the same row again, a changed one its new time. */
export const saveConsent = (db: Database, applicantId: number, consent: ConsentEntry) =>
  db
    .insertInto('consents')
    .values({ applicantId, ...consent, answeredAt: afterTheLast(applicantId) })
    .onConflict((target) =>
      target
        .columns(['applicantId', 'offerId'])
        .doUpdateSet({
          policyVersion: consent.policyVersion,
          joinsTalentPool: consent.joinsTalentPool,
          answeredAt: afterTheLast(applicantId),
        })
        .where((row) =>
          row.or([
            row('consents.policyVersion', '<>', consent.policyVersion),
            row('consents.joinsTalentPool', '<>', consent.joinsTalentPool),
          ]),
        ),
    )
    .execute();

/** The last answer counts, so it is later than the one before even if the clock was set back. */
const afterTheLast = (applicantId: number) => sql<Date>`greatest(now(), (
  select max(answered_at) + interval '1 millisecond' from consents
  where applicant_id = ${applicantId}))`;
