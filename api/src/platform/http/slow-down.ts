import type { FastifyReply } from 'fastify';
import type { Limit, RateLimiter } from './rate-limiter';
import { waitWhileConnected } from './wait-while-connected';

const delayStep = 250;
const maxDelay = 4_000;

/**
 * How many milliseconds a call has to wait that came so many after its limit. For what strangers could
 * use up for everybody: it gets slow, and stays possible.
 */
export const delayFor = (excess: number) => Math.min(excess * delayStep, maxDelay);

type Counted = { limiter: RateLimiter; limit: Limit; subject: string; times?: number };

/** Counts a call, or what stands for several, and holds it back when there were too many. Returns false when the client has left. */
export async function slowDown(reply: FastifyReply, { limiter, limit, subject, times }: Counted) {
  const { excess } = await limiter.hit(limit, subject, times);
  return excess === 0 || (await waitWhileConnected(reply.raw, delayFor(excess)));
}
