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

/** Proxies close silent connections, and ended sessions must not get news. */
const heartbeatMilliseconds = 20_000;
/** Maximum time that a stream outlives the last successful check of its session. */
const maxUncheckedMilliseconds = 60_000;

/** Clients only learn that these topics changed, not the records. */
const pendingWorkTopics = new Set(['offers', 'requests']);

/**
 * Server-sent events for all instances: the ids of changed applications, and that other pending
 * work changed.
 */
export function eventRoutes(app: App, platform: Platform) {
  const { changes, logger } = platform;
  const events = createEventHub();
  /** Each with the function that checks its session. */
  const open = new Map<PassThrough, () => void>();
  changes.subscribe({
    onChange: ({ topic, ids }) => {
      if (topic === 'applications') events.publish(newsOf(ids));
      if (pendingWorkTopics.has(topic)) events.publish(pendingWorkNews);
      if (topic === 'sessions') open.forEach((check) => check());
    },
    // Changes during the interruption are unknown, so clients read everything.
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
    const beat = () => inBackground(logger, 'sending the heartbeat of a stream', beatOnce);
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
        // A connection that outlives its stream would delay the shutdown.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    );
  });
}

const newsOf = (ids: readonly number[]) => `data: ${JSON.stringify(applicationEventToWire(ids))}`;

/**
 * Keeps a stream open until its user loses the session or the role. During a database outage it
 * ends after `maxUncheckedMilliseconds`, and the browser opens another one.
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
