import { messageToWire } from '@portal/contract/message';
import {
  confirmationFromWire,
  ownApplicationKeyFromWire,
} from '@portal/contract/own-application-requests';
import {
  confirmationPath,
  ownApplicationToWire,
  resendingPath,
} from '@portal/contract/own-applications';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { found } from '../../platform/problem/problem';
import {
  openApplications,
  readOwnApplication,
} from '../own-applications/own-application-repository';
import { countGuesses } from '../own-applications/own-application-routes';
import { announceConfirmation, mayWriteTo } from './ask-confirmation';
import { confirm } from './confirm';

const unusable = 'El enlace venció o ya se usó. Pide otro con tu código y tu correo.';
const resent =
  'Si hay una postulación por confirmar con ese código y ese correo, te enviamos otro mensaje.';

/** By these the owner of an e-mail says that an application is theirs. */
export function confirmationRoutes(app: App, platform: Platform) {
  const { db, limiter, storedFiles, logger, notices } = platform;
  const config = { access: 'public' } as const;

  app.post(
    confirmationPath,
    { config, schema: { body: confirmationFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, { name: 'confirmation', calls: 60, seconds: 600 });
      const confirmed = await db
        .transaction()
        .execute((transaction) => confirm(transaction, storedFiles, request.body));
      const { id, files } = found(confirmed, unusable);
      await storedFiles.removeAnnounced(files, logger);
      const application = found(await readOwnApplication(db, id), unusable);
      return reply.send(ownApplicationToWire(application));
    },
  );

  app.post(
    resendingPath,
    { config, schema: { body: ownApplicationKeyFromWire } },
    async (request, reply) => {
      await countGuesses(platform, { request, reply }, [request.body]);
      const [opened] = await openApplications(db, [request.body]);
      const isUnconfirmed = opened?.shown.isEmailConfirmed === false;
      if (opened && isUnconfirmed && (await mayWriteTo(platform, request.body.email))) {
        await announceConfirmation(platform, db, { applicationId: opened.id });
        notices.wake();
      }
      return messageToWire(resent);
    },
  );
}
