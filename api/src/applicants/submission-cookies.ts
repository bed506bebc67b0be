import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem';
import { openSubmission, sealSubmission, type Submission } from './submission';

const prefix = 'postulacion-';
/** Longer than a submission is valid: a browser that comes back may have it renewed (reading A25). */
const cookieSeconds = 86_400;

/** One cookie an offer, so that a visitor may apply to two of them in two tabs. */
export function createSubmissionCookies(secret: Buffer) {
  const readAll = (request: FastifyRequest) =>
    Object.entries(parseCookie(request.headers.cookie ?? ''))
      .filter(([name]) => name.startsWith(prefix))
      .map(([, value]) => openSubmission(value ?? '', secret))
      .filter((opened) => opened !== undefined);

  const readValid = (request: FastifyRequest) =>
    readAll(request)
      .filter(({ isExpired }) => !isExpired)
      .map(({ submission }) => submission);

  return {
    set(reply: FastifyReply, submission: Submission) {
      const cookie = stringifySetCookie({
        name: `${prefix}${submission.offerId}`,
        value: sealSubmission(submission, secret),
        path: '/api',
        httpOnly: true,
        sameSite: 'strict',
        secure: reply.request.protocol === 'https',
        maxAge: cookieSeconds,
      });
      reply.header('set-cookie', cookie);
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

type Owned = Pick<Submission, 'email' | 'offerId'>;

// Neither 401 nor 403: there is nobody to sign in (specification §1).
const unverified = () =>
  new Problem(428, 'Tu verificación venció. Vuelve a verificar tu correo para continuar.');
