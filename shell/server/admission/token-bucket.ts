import { addressSubject } from '@portal/server/address-subject';
import { LRUCache } from 'lru-cache';

/** Beyond this number, the address not seen for longest gets a full bucket again. */
const maxVisitors = 10_000;

type Allowance = {
  /** Size of the bucket. */
  readonly inARow: number;
  readonly perSecond: number;
};

type Bucket = { left: number; countedAt: number };

/**
 * Limits the rate per address (token bucket). The returned function is true if one more request is
 * allowed.
 */
export function createTokenBucket({ inARow, perSecond }: Allowance) {
  const buckets = new LRUCache<string, Bucket>({ max: maxVisitors });

  function refill(bucket: Bucket) {
    const now = performance.now();
    const earned = ((now - bucket.countedAt) / 1000) * perSecond;
    bucket.left = Math.min(inARow, bucket.left + earned);
    bucket.countedAt = now;
  }

  return function take(address: string) {
    const subject = addressSubject(address);
    const bucket = buckets.get(subject) ?? { left: inARow, countedAt: performance.now() };
    buckets.set(subject, bucket);
    refill(bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
