import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Breaks off the answers under way once the server is to close, which would wait for them: streams never end. */
export function endAnswersOnClose(app: FastifyInstance) {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    done();
  });
  app.addHook('preClose', (done) => {
    for (const answer of open) answer.destroy();
    done();
  });
}
