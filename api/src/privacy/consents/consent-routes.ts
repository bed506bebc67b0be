import { consentEntryFromWire } from '@portal/contract/application-writes';
import type { ConsentEntry } from '@portal/contract/consent';
import { messageToWire } from '@portal/contract/message';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';
import { notFound } from '../../platform/problem/problem';
import { applicationLimits, createSubmissions, wasSentBy } from '../../job-applications';
import type { Platform } from '../../platform/platform';
import { consentTexts } from './consent-texts';

/** The wizard's optional box (reading A43); only for the browser that sent the application. */
export function consentRoutes(app: App, { db, key, limiter }: Platform) {
  const submissions = createSubmissions(key);

  app.post(
    '/api/consentimientos',
    { config: { access: 'public' }, schema: { body: consentEntryFromWire } },
    async (request, reply) => {
      const { offerId } = request.body;
      const { nonce, applicantId } = submissions.required(
        submissions.find(request, (each) => each.offerId === offerId),
      );
      await limiter.countFrom(request, applicationLimits.consent);
      if (applicantId === undefined || !(await wasSentBy(db, nonce, { applicantId, offerId }))) {
        throw notFound('Primero debes enviar tu postulación.');
      }
      await saveConsent(db, applicantId, request.body);
      return reply.code(201).send(messageToWire('Guardamos tu elección.'));
    },
  );
}

/** A repeated call writes the same row; a changed answer gets a new time. */
const saveConsent = (db: Database, applicantId: number, consent: ConsentEntry) =>
  db
    .insertInto('consents')
    .values({
      applicantId,
      ...consent,
      text: consentTexts[consent.policyVersion] ?? null,
      answeredAt: afterTheLast(applicantId),
    })
    .onConflict((target) =>
      target
        .columns(['applicantId', 'offerId'])
        .doUpdateSet({
          policyVersion: consent.policyVersion,
          text: consentTexts[consent.policyVersion] ?? null,
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

/** The last answer counts, so its time must be later even if the clock was set back. */
const afterTheLast = (applicantId: number) => sql<Date>`greatest(now(), (
  select max(answered_at) + interval '1 millisecond' from consents
  where applicant_id = ${applicantId}))`;
