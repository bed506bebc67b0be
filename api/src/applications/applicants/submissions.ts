import { submissionHeader } from '@portal/contract/applicant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenKey } from '../../platform/auth/token-key';
import { readOwnCookies, setOwnCookie } from '../../platform/http/own-cookies';
import { Problem } from '../../platform/problem/problem';
import {
  openSubmission,
  sealSubmission,
  type OpenedSubmission,
  type Submission,
} from './submission';

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
  const open = (value: string) => openSubmission(value, secret);

  const readCookies = (request: FastifyRequest) =>
    readOwnCookies(request)
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ value }) => open(value))
      .filter((opened) => opened !== undefined);

  function readAll(request: FastifyRequest): OpenedSubmission[] {
    const header = request.headers[headerName];
    const given = typeof header === 'string' ? open(header) : undefined;
    return given ? [given, ...readCookies(request)] : readCookies(request);
  }

  const readValid = (request: FastifyRequest) =>
    readAll(request)
      .filter(({ expiresAt }) => expiresAt > Date.now())
      .map(({ submission }) => submission);

  return {
    set(reply: FastifyReply, submission: Submission) {
      const value = sealSubmission(submission, secret);
      reply.header(headerName, value);
      const name = `${prefix}${submission.offerId}`;
      setOwnCookie(reply, { name, value, seconds: cookieSeconds });
      for (const offerId of tooMany(readCookies(reply.request), submission)) {
        setOwnCookie(reply, { name: `${prefix}${offerId}`, value: '', seconds: 0 });
      }
    },

    /** What this browser began with, even if it has expired since. */
    findEarlier: (request: FastifyRequest, { email, offerId }: Owned) =>
      readAll(request)
        .map(({ submission }) => submission)
        .find((submission) => submission.email === email && submission.offerId === offerId),

    /** Refused before anything else is looked at, such as the bytes of a file. */
    requireAny(request: FastifyRequest) {
      if (readValid(request).length === 0) throw unverified();
    },

    require(request: FastifyRequest, isMeant: (submission: Submission) => boolean): Submission {
      const submission = readValid(request).find((each) => isMeant(each));
      if (!submission) throw unverified();
      return submission;
    },
  };
}

/** The offers of the oldest cookies, once there is no room beside the new one. */
const tooMany = (known: OpenedSubmission[], { offerId }: Submission) =>
  known
    .filter((each) => each.submission.offerId !== offerId)
    .toSorted((one, other) => other.expiresAt - one.expiresAt)
    .slice(maxCookies - 1)
    .map(({ submission }) => submission.offerId);

type Owned = Pick<Submission, 'email' | 'offerId'>;

// Neither 401 nor 403: there is nobody to sign in (specification §1).
const unverified = () =>
  new Problem(428, 'Tu verificación venció. Vuelve a verificar tu correo para continuar.');
