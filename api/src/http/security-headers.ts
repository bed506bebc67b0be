import helmet from '@fastify/helmet';
import type { App } from './app-type';

/** Answers are data: nothing in them may run, be framed or be guessed at. */
export async function addSecurityHeaders(app: App) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // Helmet's own list has upgrade-insecure-requests, which breaks plain http on a laptop.
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    strictTransportSecurity: false,
  });

  // HSTS only behind TLS: on plain http it is void, and on a laptop it would bind localhost.
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
