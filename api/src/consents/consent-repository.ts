import type { ConsentEntry } from '@portal/contract/consent';
import type { Database } from '../database/database';

/** One answer an application: a repeated call writes the same row again, a changed one its new time. */
export const saveConsent = (db: Database, applicantId: number, consent: ConsentEntry) =>
  db
    .insertInto('consents')
    .values({ applicantId, ...consent })
    .onConflict((target) =>
      target
        .columns(['applicantId', 'offerId'])
        .doUpdateSet({
          policyVersion: consent.policyVersion,
          joinsTalentPool: consent.joinsTalentPool,
          answeredAt: new Date(),
        })
        .where((row) =>
          row.or([
            row('consents.policyVersion', '<>', consent.policyVersion),
            row('consents.joinsTalentPool', '<>', consent.joinsTalentPool),
          ]),
        ),
    )
    .execute();
