import { addressSubject } from '@portal/server/address-subject';
import { LRUCache } from 'lru-cache';

/** Limits for uncached pages per address: parallel, burst and per second. */
const atOnce = 6;
const inARow = 60;
const perSecond = 2;

/** Beyond this number, the address not seen for longest gets its full allowance again. */
const maxVisitors = 10_000;

type Visitor = { left: number; countedAt: number; underWay: number };

export type RenderAllowance = ReturnType<typeof createRenderAllowance>;

/**
 * Limits the renders per address (token bucket). Cached pages do not count, as they cost little.
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

  /** Starts a render and returns the function that ends it; undefined if the limit is reached. */
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
