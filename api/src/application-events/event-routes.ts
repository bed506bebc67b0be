import { PassThrough } from 'node:stream';
import { applicationEventsPath, applicationEventToWire } from '@portal/contract/application-events';
import type { FastifyRequest } from 'fastify';
import { bearerToken, signedInUser } from '../http/access';
import type { App } from '../http/app-type';
import { Problem } from '../http/problem';
import type { Services } from '../services';

/** Proxies close what is silent for longer; and a session that ended must not be told any more. */
const heartbeatMilliseconds = 20_000;

type EventServices = Pick<Services, 'events' | 'readToken'>;

/** Server-sent events: which applications came in or changed their status, in any instance. */
export function eventRoutes(app: App, services: EventServices) {
  const { events } = services;
  const open = new Set<PassThrough>();
  // Streams never end by themselves, and closing waits for them.
  app.addHook('preClose', async () => open.forEach((stream) => stream.end()));

  app.get(applicationEventsPath, { config: { access: 'ROLE_ADMIN' } }, (request, reply) => {
    const owner = signedInUser(request).username;
    if (!events.hasRoomFor(owner)) throw tooMany();

    const stream = new PassThrough();
    open.add(stream);
    const forget = events.subscribe(owner, (ids) =>
      stream.write(`data: ${JSON.stringify(applicationEventToWire(ids))}\n\n`),
    );
    const heartbeat = setInterval(
      () => void beat(request, services, stream),
      heartbeatMilliseconds,
    );
    stream.once('close', () => {
      clearInterval(heartbeat);
      forget();
      open.delete(stream);
    });
    stream.write(': listening\n\n');
    return (
      reply
        // A connection that outlives its stream would hold up the end of the process.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    );
  });
}

/** Ends the stream of whoever has lost the session or the role since it began. */
async function beat(request: FastifyRequest, { readToken }: EventServices, stream: PassThrough) {
  const user = await readToken(bearerToken(request) ?? '');
  if (user?.roles.includes('ROLE_ADMIN')) stream.write(': here\n\n');
  else stream.end();
}

const tooMany = () =>
  new Problem(429, 'Hay demasiadas ventanas abiertas que esperan novedades.', {
    headers: { 'retry-after': '60' },
  });
