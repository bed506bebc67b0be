import { PassThrough } from 'node:stream';
import {
  applicationEventsPath,
  applicationEventToWire,
  pendingWorkNews,
} from '@portal/contract/application-events';
import { inBackground } from '@portal/server/in-background';
import type { FastifyRequest } from 'fastify';
import { bearerToken, signedInUser } from '../../platform/auth/access';
import type { App } from '../../platform/http/app-type';
import { tryLater } from '../../platform/problem/problem';
import type { Platform } from '../../platform/platform';
import { createEventHub } from './event-hub';

/** Proxies close what is silent for longer; and a session that ended must not be told any more. */
const heartbeatMilliseconds = 20_000;
/** While nobody can tell whether a session has ended, it is believed for so long. */
const maxUncheckedMilliseconds = 60_000;

/** Of these nothing is told but that they changed. */
const pendingWorkTopics = new Set(['offers', 'requests']);

/** Server-sent events: which applications came in or changed their status, in any instance, and that other work did. */
export function eventRoutes(app: App, platform: Platform) {
  const { changes, logger } = platform;
  const events = createEventHub();
  /** Each with what looks whether it may go on. */
  const open = new Map<PassThrough, () => void>();
  changes.subscribe({
    onChange: ({ topic, ids }) => {
      if (topic === 'applications') events.publish(newsOf(ids));
      if (pendingWorkTopics.has(topic)) events.publish(pendingWorkNews);
      if (topic === 'sessions') open.forEach((check) => check());
    },
    // Nobody knows which ones changed meanwhile.
    onReady: () => events.publish(newsOf([])),
  });
  // Streams never end by themselves, and closing waits for them.
  app.addHook('preClose', async () => open.forEach((_check, stream) => stream.end()));

  app.get(applicationEventsPath, { config: { access: 'ROLE_ADMIN' } }, (request, reply) => {
    const owner = signedInUser(request).username;
    if (!events.hasRoomFor(owner)) throw tooMany();

    const stream = new PassThrough();
    const forget = events.subscribe(owner, (news) => stream.write(`${news}\n\n`));
    const beatOnce = createBeat(request, platform, stream);
    const beat = () => inBackground(logger, 'the heartbeat of a stream', beatOnce);
    const heartbeat = setInterval(beat, heartbeatMilliseconds);
    open.set(stream, beat);
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

const newsOf = (ids: readonly number[]) => `data: ${JSON.stringify(applicationEventToWire(ids))}`;

/**
 * Keeps a stream open, and ends that of whoever has lost the session or the role since it began. It
 * outlives a database that is away, but not for ever: the browser then asks for another one.
 */
function createBeat(request: FastifyRequest, { readToken }: Platform, stream: PassThrough) {
  let checkedAt = performance.now();

  return async () => {
    if (performance.now() - checkedAt >= maxUncheckedMilliseconds) return stream.end();
    stream.write(': here\n\n');
    const bearer = await readToken(bearerToken(request) ?? '', { isActivity: false });
    if (!bearer?.user.roles.includes('ROLE_ADMIN')) return stream.end();
    checkedAt = performance.now();
    return stream;
  };
}

const tooMany = () =>
  tryLater({
    status: 429,
    reason: 'Hay demasiadas ventanas abiertas que esperan novedades.',
    seconds: 60,
  });
