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
  /** Ties the application to this browser, which alone may then send its answers. */
  nonce: v.string(),
  /** It applies beside somebody else who had used the e-mail. */
  isApart: v.optional(v.boolean()),
  expiresAt: v.number(),
});
type Opened = v.InferOutput<typeof schema>;

/** What one browser has shown: whose e-mail it applies with, and to which offer. */
export type Submission = Omit<Opened, 'expiresAt'>;

const lifetimeMilliseconds = 3_600_000;

export const newNonce = () => randomBytes(16).toString('base64url');

const prefix = 'postulacion-';
const headerName = submissionHeader.toLowerCase();
/** Longer than a submission is valid: a browser that comes back may have it renewed (reading A25). */
const cookieSeconds = 86_400;
/** Cookies travel with every request, whose headers have a limit. */
const maxCookies = 20;

export type Submissions = ReturnType<typeof createSubmissions>;

/**
 * The proof of a checked e-mail. A browser keeps it in a cookie, one an offer, so that a visitor may
 * apply to two of them in two tabs; a page whose browser takes no cookies sends it in a header.
 */
export function createSubmissions(key: Pick<TokenKey, 'derive'>) {
  const secret = key.derive('submissions');
  // Undefined when we did not write it; what we wrote may have expired.
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

    /** What this browser began with, even if it has expired since. */
    findEarlier: (request: FastifyRequest, { email, offerId }: Owned) =>
      readAll(request).find(
        (submission) => submission.email === email && submission.offerId === offerId,
      ),

    isFromPage,

    /**
     * Whether a call shows no proof.
     *
     * @throws a 428 if a page sends no valid proof. It comes before the body is read.
     */
    isWithout(request: FastifyRequest) {
      const isWithout = readValid(request).length === 0;
      if (isWithout && isFromPage(request)) throw unverified();
      return isWithout;
    },

    /** That of an e-mail, and if there are several the one whose applicant is still to be saved. */
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

/** Pages of the site send the header with each call, also where they have no proof; other clients need not. */
const isFromPage = ({ headers }: FastifyRequest) => headers[headerName] !== undefined;

/** The offers of the oldest cookies, once there is no room beside the new one. */
const tooMany = (known: Opened[], { offerId }: Submission) =>
  known
    .filter((each) => each.offerId !== offerId)
    .toSorted((one, other) => other.expiresAt - one.expiresAt)
    .slice(maxCookies - 1)
    .map((each) => each.offerId);

type Owned = Pick<Submission, 'email' | 'offerId'>;

// Neither 401 nor 403: there is nobody to sign in (specification §1).
const unverified = () =>
  new Problem(428, 'Tu verificación venció. Vuelve a verificar tu correo para continuar.');
