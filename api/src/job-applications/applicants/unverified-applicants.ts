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

/** Calls from one address; further calls are slowed down. */
const limit = { name: 'unverified', calls: 60, seconds: 600 } as const satisfies Limit;

/** Ids from here on are random; the range is too large to guess one. */
export const firstRandomId = 2 ** 30;

export type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Sent = { applicantId: number; offerId: number };

export type UnverifiedApplicants = ReturnType<typeof createUnverifiedApplicants>;

/**
 * Applicants without the proof of a checked e-mail, for clients that only make the calls of
 * specification §7. Each is separate from others with the same e-mail. For an hour its id counts as
 * the proof. It proves nothing about the e-mail, so the owner is asked for a confirmation.
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
    /** Counts a call and delays it beyond the limit. */
    slow,

    /** Runs before the body is read: counts a call without a proof, refuses an invalid one. */
    async admit(exchange: Exchange) {
      if (submissions.isWithout(exchange.request)) await slow(exchange);
    },

    /** Saves a separate applicant, even if the e-mail is in use. */
    async insert({ email, name }: ApplicantEntry): Promise<Applicant & { nonce: string }> {
      const id = randomInt(firstRandomId, maxId);
      const nonce = nonceOf(id);
      await db.insertInto('applicants').values({ id, email, name, browser: nonce }).execute();
      return { id, email, name, nonce };
    },

    /**
     * Returns the proof of a call. Also counts a call that only proves another e-mail or offer.
     *
     * @throws a 428 if neither a proof nor the id of an unverified applicant allows the call
     */
    async require(exchange: Exchange, sent: Sent): Promise<Submission> {
      const { request } = exchange;
      const proved = submissions.find(
        request,
        (each) => each.offerId === sent.offerId && each.applicantId === sent.applicantId,
      );
      if (proved || submissions.isFromPage(request)) return submissions.required(proved);
      // `admit` has already counted a call without any proof.
      if (!submissions.isWithout(request)) await slow(exchange);
      return submissions.required(await find(sent));
    },
  };
}
