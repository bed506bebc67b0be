import { submissionHeader } from '@portal/contract/applicant';
import type { App } from './app-type';

const allowedHeaders = `authorization, content-type, idempotency-key, if-none-match, ${submissionHeader}`;
const exposedHeaders = `content-disposition, etag, retry-after, ${submissionHeader}`;

/** Allows only listed origins, because the site uses its own. */
export function addCrossOriginAccess(app: App, allowedOrigins: readonly string[]) {
  if (allowedOrigins.length === 0) return;

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposedHeaders,
    });
    if (request.method === 'OPTIONS') {
      await reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        })
        .send();
    }
  });
}
