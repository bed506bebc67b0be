import { addressSubject } from '@portal/server/address-subject';
import { keyedHash } from '@portal/server/keyed-hash';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { SecurityEvent } from './security-event';

/** A request, or a connection that never became one. */
type Source = Pick<FastifyRequest, 'ip'> &
  Partial<Pick<FastifyRequest, 'id' | 'routeOptions' | 'user'>>;

type Line = Readonly<Record<string, string | number | undefined>>;

const windowSeconds = 60;
/** Per event and source in a window; further ones are only counted. */
const linesEach = 5;
/** In a window; further ones are counted without a source. */
const maxSources = 1_000;

export type SecurityLog = ReturnType<typeof createSecurityLog>;

type Options = { logger: FastifyBaseLogger; secret: Buffer };

/**
 * Logs sign-ins and refusals, as JSON lines in the common log. Names and addresses are keyed
 * hashes: a source can be followed, but not identified. Input is never logged, and floods are only
 * counted.
 */
export function createSecurityLog({ logger, secret }: Options) {
  const counts = new Map<string, { line: Line; times: number }>();
  const listeners: ((event: SecurityEvent) => void)[] = [];
  const timer = setInterval(tellCounts, windowSeconds * 1_000).unref();

  const lineOf = (event: SecurityEvent, { ip, routeOptions, user }: Source): Line => ({
    event: event.event,
    outcome: event.outcome,
    route: routeOptions?.url ?? 'unknown',
    // Of unreadable input only the number matters.
    address: event.event === 'input' ? undefined : keyedHash(secret, addressSubject(ip)),
    user: user?.id,
  });

  /** Returns the occurrences in the window so far. */
  function count(line: Line): number {
    const isNewOfMany = counts.size >= maxSources && !counts.has(JSON.stringify(line));
    const counted = isNewOfMany ? { event: line['event'], outcome: line['outcome'] } : line;
    const key = JSON.stringify(counted);
    const times = (counts.get(key)?.times ?? 0) + 1;
    counts.set(key, { line: counted, times });
    return times;
  }

  function tellCounts() {
    for (const { line, times } of counts.values()) {
      const untold = line['event'] === 'input' ? times : times - linesEach;
      if (untold > 0) logger.warn({ ...line, times: untold, seconds: windowSeconds }, 'security');
    }
    counts.clear();
  }

  return {
    record(event: SecurityEvent, source: Source) {
      for (const listener of listeners) listener(event);
      const line = lineOf(event, source);
      const times = count(line);
      if (event.event === 'input' || times > linesEach) return;
      const isNews =
        event.event === 'account' || event.outcome === 'ok' || event.outcome === 'code-asked';
      logger[isNews ? 'info' : 'warn'](
        { ...line, ...aboutWhom(event, secret), request: source.id },
        'security',
      );
    },

    /** Reports every event to metrics, even if it is not logged. */
    onEvent(listener: (event: SecurityEvent) => void) {
      listeners.push(listener);
    },

    stop() {
      clearInterval(timer);
      tellCounts();
    },
  };
}

/** Ids of people mean nothing without the database. */
function aboutWhom(event: SecurityEvent, secret: Buffer) {
  if (event.event === 'account') return { of: event.of };
  if (event.event !== 'sign-in') return undefined;
  return { name: keyedHash(secret, event.name.toLowerCase()), user: event.user };
}
