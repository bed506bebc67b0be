import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../http/app-type';
import { addressSubject } from '../http/rate-limiter';
import { createFloodGate } from './flood-gate';
import { securityEventOf } from './security-event';

type SecurityLogOptions = {
  logger: FastifyBaseLogger;
  /** Names and addresses are written as keyed hashes: alike ones can be found, but not read. */
  secret: Buffer;
};

const windowMilliseconds = 60_000;
const limits = { perSource: 20, inAll: 1_000 };

/**
 * The security log (ASVS 5, V16): one line for each event, in the log of the process, with who, when,
 * from where, what and the outcome. It never holds what somebody wrote. Lines over the limits of a
 * minute are counted, and the counts are written when it is over.
 */
export function addSecurityLog(app: App, { logger, secret }: SecurityLogOptions) {
  const gate = createFloodGate(limits);
  const hash = (text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

  app.addHook('onResponse', (request, reply, done) => {
    write(request, reply);
    done();
  });

  const timer = setInterval(writeCounts, windowMilliseconds);
  timer.unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    writeCounts();
  });

  function write(request: FastifyRequest, { statusCode: status }: FastifyReply) {
    const route = request.routeOptions.url ?? 'unknown';
    const found = securityEventOf(route, status);
    if (!found) return;
    const source = hash(addressSubject(request.ip));
    if (!gate.letsThrough(found.event, source)) return;
    const account = found.event === 'sign-in' ? accountOf(request.body) : undefined;
    const line = {
      security: found.event,
      outcome: found.outcome,
      request: request.id,
      method: request.method,
      route,
      status,
      source,
      ...(request.user?.id !== undefined && { user: request.user.id }),
      ...(account !== undefined && { account: hash(account) }),
    };
    if (found.outcome === 'accepted') logger.info(line, 'security');
    else logger.warn(line, 'security');
  }

  function writeCounts() {
    for (const [event, count] of gate.turnOver()) {
      logger.warn({ security: event, heldBack: count }, 'security');
    }
  }
}

const signInBody = v.object({ username: v.string() });

/** Whom a sign-in was for, however the name was written. */
function accountOf(body: unknown) {
  const parsed = v.safeParse(signInBody, body);
  return parsed.success ? parsed.output.username.trim().toLowerCase() : undefined;
}
