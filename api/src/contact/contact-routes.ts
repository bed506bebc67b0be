import { contactRequestFromWire } from '@portal/contract/contact-request';
import { messageToWire } from '@portal/contract/message';
import type { App } from '../http/app-type';
import { addressSubject, type Limit } from '../http/rate-limiter';
import { answerOnce, repeatableCall } from '../http/repeatable-call';
import type { Services } from '../services';
import { saveContactRequest } from './contact-repository';

const contactLimit: Limit = { name: 'contact', calls: 20, seconds: 600 };

export function contactRoutes(app: App, { db, limiter }: Pick<Services, 'db' | 'limiter'>) {
  app.post(
    '/api/contacto',
    { config: { access: 'public' }, schema: { body: contactRequestFromWire } },
    async (request, reply) => {
      const call = repeatableCall(request, request.body);
      await limiter.count(contactLimit, addressSubject(request.ip));
      const { status, body } = await db.transaction().execute((transaction) =>
        answerOnce(transaction, call, async () => {
          await saveContactRequest(transaction, request.body);
          return { status: 201, body: messageToWire('Formulario enviado con éxito.') };
        }),
      );
      return reply.code(status).send(body);
    },
  );
}
