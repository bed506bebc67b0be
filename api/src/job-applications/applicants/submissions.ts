import { randomBytes } from 'node:crypto';
import { submissionHeader } from '@portal/contract/applicant';
import { openSealed, seal } from '@portal/server/sealed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { TokenKey } from '../../platform/auth/token-key';
import { readOwnCookies, setOwnCookie } from '../../platform/http/own-cookies';
import { Problem } from '../../platform/problem/problem';
const schema = v.object({
  email: v.string(),
  offerId: v.number(),
  /** Undefined until the applicant is saved. */
  applicantId: v.optional(v.number()),
  /** Only the browser with this nonce may send the answers. */
  nonce: v.string(),
  /** True if another applicant already uses the e-mail. */
  isApart: v.optional(v.boolean()),
  expiresAt: v.number(),
});
type Opened = v.InferOutput<typeof schema>;

/** A browser's proof for one e-mail and offer. */
export type Submission = Omit<Opened, 'expiresAt'>;

const lifetimeMilliseconds = 3_600_000;

export const newNonce = () => randomBytes(16).toString('base64url');

const prefix = 'postulacion-';
const headerName = submissionHeader.toLowerCase();
/** Longer than a submission is valid, so that a returning browser can renew it (reading A25). */
const cookieSeconds = 86_400;
/** Every request carries the cookies, and the size of headers is limited. */
const maxCookies = 20;

export type Submissions = ReturnType<typeof createSubmissions>;

/**
 * Proofs of a checked e-mail: one cookie per offer, so that two tabs can apply to two offers. Pages
 * without cookies send a header.
 */
export function createSubmissions(key: Pick<TokenKey, 'derive'>) {
  const secret = key.derive('submissions');
  // Returns undefined for values that we did not write. Ours may have expired.
  const open = (value: string) => openSealed(value, { secret, schema });

  const readCookies = (request: FastifyRequest) =>
    readOwnCookies(request)
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ value }) => open(value))
      .filter((opened) => opened !== undefined);

  function readAll(request: FastifyRequest): Opened[] {
    const header = request.headers[headerName];
    const given = typeof header === 'string' ? open(header) : undefined;
    return given ? [given, ...readCookies(request)] : readCookies(request);
  }

  const readValid = (request: FastifyRequest) =>
    readAll(request).filter(({ expiresAt }) => expiresAt > Date.now());

  return {
    set(reply: FastifyReply, submission: Submission) {
      const expiresAt = Date.now() + lifetimeMilliseconds;
      const value = seal({ ...submission, expiresAt }, secret);
      reply.header(headerName, value);
      const name = `${prefix}${submission.offerId}`;
      setOwnCookie(reply, { name, value, seconds: cookieSeconds });
      for (const offerId of tooMany(readCookies(reply.request), submission)) {
        setOwnCookie(reply, { name: `${prefix}${offerId}`, value: '', seconds: 0 });
      }
    },

    /** Returns this browser's proof, even if it has expired. */
    findEarlier: (request: FastifyRequest, { email, offerId }: Owned) =>
      readAll(request).find(
        (submission) => submission.email === email && submission.offerId === offerId,
      ),

    isFromPage,

    /**
     * True without a valid proof. Runs before the body is read.
     *
     * @throws a 428 if a page of the site sends no valid proof
     */
    isWithout(request: FastifyRequest) {
      const isWithout = readValid(request).length === 0;
      if (isWithout && isFromPage(request)) throw unverified();
      return isWithout;
    },

    /** Prefers a proof without a saved applicant. */
    findUnsaved(request: FastifyRequest, email: string): Submission | undefined {
      const own = readValid(request).filter((each) => each.email === email);
      return own.find((each) => each.applicantId === undefined) ?? own[0];
    },

    find: (request: FastifyRequest, isMeant: (submission: Submission) => boolean) =>
      readValid(request).find((each) => isMeant(each)),

    required(submission: Submission | undefined): Submission {
      if (!submission) throw unverified();
      return submission;
    },
  };
}

/** Pages of the site always send the header, even without a proof. */
const isFromPage = ({ headers }: FastifyRequest) => headers[headerName] !== undefined;

/** Returns the offers of the oldest cookies beyond the limit. */
const tooMany = (known: Opened[], { offerId }: Submission) =>
  known
    .filter((each) => each.offerId !== offerId)
    .toSorted((one, other) => other.expiresAt - one.expiresAt)
    .slice(maxCookies - 1)
    .map((each) => each.offerId);

type Owned = Pick<Submission, 'email' | 'offerId'>;

// Neither 401 nor 403: applicants have no account to sign in with (S1.05).
const unverified = () =>
  new Problem(428, 'Tu verificación venció. Vuelve a verificar tu correo para continuar.');
