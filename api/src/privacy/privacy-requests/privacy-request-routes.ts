import { privacyRequestFromWire } from '@portal/contract/public-requests';
import { messageToWire } from '@portal/contract/message';
import { addressSubject } from '@portal/server/address-subject';
import type { App } from '../../platform/http/app-type';
import type { Limit } from '../../platform/http/rate-limiter';
import { answerOnce, repeatableCall } from '../../platform/http/repeatable-call';
import type { Services } from '../../start/services';
import { savePrivacyRequest } from './privacy-request-repository';

const privacyLimit: Limit = { name: 'privacy', calls: 10, seconds: 600 };

/** The same for everybody: nobody learns here whose data are stored. */
const accepted = {
  status: 201,
  body: messageToWire('Recibimos tu solicitud. Te responderemos al correo que escribiste.'),
};

type PrivacyServices = Pick<Services, 'db' | 'limiter' | 'notices'>;

export function privacyRequestRoutes(app: App, { db, limiter, notices }: PrivacyServices) {
  app.post(
    '/api/privacidad/solicitudes',
    { config: { access: 'public' }, schema: { body: privacyRequestFromWire } },
    async (request, reply) => {
      const call = repeatableCall(request, request.body);
      await limiter.count(privacyLimit, addressSubject(request.ip));
      reply.header('cache-control', 'no-store');
      // A robot must not learn that it was found out.
      if (request.body.isFromRobot) return reply.code(accepted.status).send(accepted.body);

      const { status, body } = await db.transaction().execute((transaction) =>
        answerOnce(transaction, call, async () => {
          const id = await savePrivacyRequest(transaction, request.body);
          await notices.announce(transaction, { kind: 'privacy', subjectId: id });
          return accepted;
        }),
      );
      notices.wake();
      return reply.code(status).send(body);
    },
  );
}
