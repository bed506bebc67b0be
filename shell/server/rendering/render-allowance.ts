import { addressSubject } from '@portal/server/address-subject';
import { LRUCache } from 'lru-cache';

/** Pages that nobody has asked for before, of one address: so many at once, in a row, and a second. */
const atOnce = 6;
const inARow = 60;
const perSecond = 2;

/** Whoever was not seen for longest has all of it again. */
const maxVisitors = 10_000;

type Visitor = { left: number; countedAt: number; underWay: number };

export type RenderAllowance = ReturnType<typeof createRenderAllowance>;

/**
 * Limits the work of rendering that one address may cause (a token bucket). Only new pages count:
 * reading what is rendered costs little, however often.
 */
export function createRenderAllowance(factor: number) {
  const visitors = new LRUCache<string, Visitor>({ max: maxVisitors });
  const most = inARow * factor;

  function refill(visitor: Visitor) {
    const now = performance.now();
    const earned = ((now - visitor.countedAt) / 1000) * perSecond * factor;
    visitor.left = Math.min(most, visitor.left + earned);
    visitor.countedAt = now;
  }

  /** Counts a render that begins; gives what ends it, or nothing if it has to wait for another time. */
  return function begin(address: string) {
    const subject = addressSubject(address);
    const visitor = visitors.get(subject) ?? {
      left: most,
      countedAt: performance.now(),
      underWay: 0,
    };
    visitors.set(subject, visitor);
    refill(visitor);
    if (visitor.left < 1 || visitor.underWay >= atOnce * factor) return undefined;
    visitor.left -= 1;
    visitor.underWay += 1;
    return () => {
      visitor.underWay -= 1;
    };
  };
}
