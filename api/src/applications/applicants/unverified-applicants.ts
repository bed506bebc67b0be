import { randomInt } from 'node:crypto';
import type { Applicant, ApplicantEntry } from '@portal/contract/applicant';
import { maxId } from '@portal/contract/wire';
import { addressSubject } from '@portal/server/address-subject';
import { keyedHash } from '@portal/server/keyed-hash';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Limit } from '../../platform/http/rate-limiter';
import { slowDown } from '../../platform/http/slow-down';
import type { Platform } from '../../platform/platform';
import { badRequest } from '../../platform/problem/problem';
import type { Submission, Submissions } from './submissions';

/** From one address; further calls get slow. */
const limit = { name: 'unverified', calls: 60, seconds: 600 } as const satisfies Limit;

/** Ids from here on are drawn, and too many to guess one that stands. */
export const firstDrawnId = 2 ** 30;

export type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Sent = { applicantId: number; offerId: number };

export type UnverifiedApplicants = ReturnType<typeof createUnverifiedApplicants>;

/**
 * Applicants without the proof of a checked e-mail. A client that makes only the calls of the specification (§7)
 * sends no proof. Each of its applicants is separate from others with the same e-mail. The applicant's id is accepted
 * as the proof for an hour. It proves nothing about the e-mail, so the owner is asked for a confirmation.
 */
export function createUnverifiedApplicants(
  { db, key, limiter }: Platform,
  submissions: Submissions,
) {
  const secret = key.derive('unverified-applicants');
  const nonceOf = (id: number) => keyedHash(secret, String(id));

  async function find({ applicantId, offerId }: Sent): Promise<Submission | undefined> {
    const nonce = nonceOf(applicantId);
    const row = await db
      .selectFrom('applicants')
      .select('email')
      .where('id', '=', applicantId)
      .where('browser', '=', nonce)
      .where('anonymisedAt', 'is', null)
      .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirst();
    return row && { email: row.email, applicantId, offerId, nonce, isApart: true };
  }

  async function slow({ request, reply }: Exchange) {
    const subject = addressSubject(request.ip);
    const isThere = await slowDown(reply, { limiter, limit, subject });
    if (!isThere) throw badRequest('La conexión se cerró.');
  }

  return {
    /** Counts a call, and holds it back after many. */
    slow,

    /** Before a body is read: a call without any proof counts, one with a proof that is none is refused. */
    async admit(exchange: Exchange) {
      if (submissions.isWithout(exchange.request)) await slow(exchange);
    },

    /** Saves a separate applicant, whoever has the e-mail already. */
    async insert({ email, name }: ApplicantEntry): Promise<Applicant & { nonce: string }> {
      const id = randomInt(firstDrawnId, maxId);
      const nonce = nonceOf(id);
      await db.insertInto('applicants').values({ id, email, name, browser: nonce }).execute();
      return { id, email, name, nonce };
    },

    /**
     * A call that shows only the proof of another e-mail or offer counts, too.
     *
     * @throws a 428 where neither a proof nor the id of such an applicant allows the call
     */
    async require(exchange: Exchange, sent: Sent): Promise<Submission> {
      const { request } = exchange;
      const proved = submissions.find(
        request,
        (each) => each.offerId === sent.offerId && each.applicantId === sent.applicantId,
      );
      if (proved || submissions.isFromPage(request)) return submissions.required(proved);
      // One without any proof was counted when it was admitted.
      if (!submissions.isWithout(request)) await slow(exchange);
      return submissions.required(await find(sent));
    },
  };
}
