import { contactRequestFromWire } from '@portal/contract/public-requests';
import { messageToWire } from '@portal/contract/message';
import { addressSubject } from '@portal/server/address-subject';
import type { App } from '../../platform/http/app-type';
import type { Limit } from '../../platform/http/rate-limiter';
import { answerOnce, repeatableCall } from '../../platform/http/repeatable-call';
import type { Services } from '../../start/services';
import { saveContactRequest } from './contact-repository';

const contactLimit: Limit = { name: 'contact', calls: 20, seconds: 600 };

const accepted = { status: 201, body: messageToWire('Formulario enviado con éxito.') };

type ContactServices = Pick<Services, 'db' | 'limiter' | 'notices'>;

export function contactRoutes(app: App, { db, limiter, notices }: ContactServices) {
  app.post(
    '/api/contacto',
    { config: { access: 'public' }, schema: { body: contactRequestFromWire } },
    async (request, reply) => {
      const call = repeatableCall(request, request.body);
      await limiter.count(contactLimit, addressSubject(request.ip));
      // A robot must not learn that it was found out.
      if (request.body.isFromRobot) return reply.code(accepted.status).send(accepted.body);

      const { status, body } = await db.transaction().execute((transaction) =>
        answerOnce(transaction, call, async () => {
          const id = await saveContactRequest(transaction, request.body);
          await notices.announce(transaction, { kind: 'contact', subjectId: id });
          return accepted;
        }),
      );
      notices.wake();
      return reply.code(status).send(body);
    },
  );
}
