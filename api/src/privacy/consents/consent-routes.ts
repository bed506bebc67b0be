import { consentEntryFromWire } from '@portal/contract/application-writes';
import { messageToWire } from '@portal/contract/message';
import type { App } from '../../platform/http/app-type';
import { notFound } from '../../platform/problem/problem';
import { createSubmissions, wasSentBy } from '../../applications';
import type { Platform } from '../../platform/platform';
import { saveConsent } from './consent-repository';

/** The optional box of the wizard (reading A43), answered by the browser that sent the application. */
export function consentRoutes(app: App, { db, key, limiter }: Platform) {
  const submissions = createSubmissions(key);

  app.post(
    '/api/consentimientos',
    { config: { access: 'public' }, schema: { body: consentEntryFromWire } },
    async (request, reply) => {
      const { offerId } = request.body;
      const { nonce, applicantId } = submissions.require(
        request,
        (each) => each.offerId === offerId,
      );
      await limiter.countFrom(request, { name: 'consent', calls: 60, seconds: 600 });
      if (applicantId === undefined || !(await wasSentBy(db, nonce, { applicantId, offerId }))) {
        throw notFound('Primero debes enviar tu postulación.');
      }
      await saveConsent(db, applicantId, request.body);
      return reply.code(201).send(messageToWire('Guardamos tu elección.'));
    },
  );
}
