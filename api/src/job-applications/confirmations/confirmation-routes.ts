import { messageToWire } from '@portal/contract/message';
import {
  confirmationFromWire,
  ownApplicationKeyFromWire,
} from '@portal/contract/own-application-requests';
import {
  confirmationLinkPath,
  confirmationLinkToWire,
  confirmationPath,
  ownApplicationToWire,
  resendingPath,
} from '@portal/contract/own-applications';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { assertFound } from '../../platform/problem/problem';
import { applicationLimits } from '../application-limits';
import { readOwnApplication } from '../own-applications/own-application-repository';
import { openByKeys } from '../own-applications/own-application-routes';
import { announceConfirmation, confirmationMailTime } from './ask-confirmation';
import { confirm } from './confirm';
import { requireLink } from './confirmation-link';

const gone = 'La postulación ya no está.';
const resent =
  'Si hay una postulación por confirmar con esos datos, te enviamos otro mensaje. Si hoy pediste más de cinco, puede tardar una hora.';

export function confirmationRoutes(app: App, platform: Platform) {
  const { db, limiter, notices } = platform;
  const config = { access: 'public' } as const;

  // Mail filters open links, so reading one does not use it.
  app.post(
    confirmationLinkPath,
    { config, schema: { body: confirmationFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, applicationLimits.confirmation);
      const { applicationId, expiresAt } = await requireLink(db, request.body);
      const application = assertFound(await readOwnApplication(db, applicationId), gone);
      const link = { application, expiresAt: expiresAt.toISOString() };
      return reply.send(confirmationLinkToWire(link));
    },
  );

  app.post(
    confirmationPath,
    { config, schema: { body: confirmationFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, applicationLimits.confirmation);
      const id = await db
        .transaction()
        .execute((transaction) => confirm(transaction, request.body));
      return reply.send(ownApplicationToWire(assertFound(await readOwnApplication(db, id), gone)));
    },
  );

  app.post(
    resendingPath,
    { config, schema: { body: ownApplicationKeyFromWire } },
    async (request, reply) => {
      const [opened] = await openByKeys(platform, { request, reply }, [request.body]);
      if (opened?.shown.isEmailConfirmed === false) {
        const turn = await confirmationMailTime(platform, opened.email);
        await announceConfirmation(platform, db, { applicationId: opened.id, turn });
        notices.wake();
      }
      return messageToWire(resent);
    },
  );
}
