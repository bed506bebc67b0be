import type { FastifyReply } from 'fastify';
import type { Limit, RateLimiter } from './rate-limiter';
import { waitWhileConnected } from './wait-while-connected';

const delayStep = 250;
const maxDelay = 4_000;

/**
 * Milliseconds for an excess. A refusal would let strangers block a resource for all, so calls only
 * get slower.
 */
export const delayFor = (excess: number) => Math.min(excess * delayStep, maxDelay);

type Counted = { limiter: RateLimiter; limit: Limit; subject: string; times?: number };

/** Counts a call and delays it over the limit. Returns false if the client has left. */
export async function slowDown(reply: FastifyReply, { limiter, limit, subject, times }: Counted) {
  const { excess } = await limiter.hit(limit, subject, times);
  return excess === 0 || (await waitWhileConnected(reply.raw, delayFor(excess)));
}
