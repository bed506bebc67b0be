import { addressSubject } from '@portal/server/address-subject';
import { LRUCache } from 'lru-cache';

/** Whoever was not seen for longest has all of it again. */
const maxVisitors = 10_000;

type Allowance = {
  /** So many in a row. */
  readonly inARow: number;
  readonly perSecond: number;
};

type Bucket = { left: number; countedAt: number };

/** Limits how often each address may do something (a token bucket): gives whether it may once more. */
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
