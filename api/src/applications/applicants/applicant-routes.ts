import { applicantEntryFromWire } from '@portal/contract/application-writes';
import { wireIdText } from '@portal/contract/request';
import {
  applicantCheckToWire,
  applicantEmailEntry,
  savedApplicantToWire,
  type Applicant,
  type ApplicantCheck,
  type ApplicantEntry,
} from '@portal/contract/applicant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../../platform/http/app-type';
import { badRequest, found } from '../../platform/problem/problem';
import type { Limit } from '../../platform/http/rate-limiter';
import { slowDown } from '../../platform/http/slow-down';
import { requireVisible } from '../../offers';
import type { Platform } from '../../platform/platform';
import { applicationLimits } from '../application-limits';
import {
  findApplicantByEmail,
  findNameApart,
  hasApplied,
  hasAppliedByEmail,
  insertNewApplicant,
  isContested,
} from './applicant-repository';
import { createSubmissions, newNonce, type Submission, type Submissions } from './submissions';
import { createUnverifiedApplicants, type UnverifiedApplicants } from './unverified-applicants';

type ApplicantServices = Pick<Platform, 'db' | 'notices'> & {
  submissions: Submissions;
  unverified: UnverifiedApplicants;
};

/** About one offer the check only gets slow, as else strangers could keep everybody from applying. */
const checksOfOffer = { name: 'check-offer', calls: 600, seconds: 600 } as const satisfies Limit;

const checkParams = v.object({ ...applicantEmailEntry.entries, offerId: wireIdText });
type Checked = v.InferOutput<typeof checkParams>;

export function applicantRoutes(app: App, platform: Platform) {
  const { db, key, limiter, notices } = platform;
  const submissions = createSubmissions(key);
  const unverified = createUnverifiedApplicants(platform, submissions);
  const services = { db, notices, submissions, unverified };
  const config = { access: 'public' } as const;

  app.get(
    '/api/aplicantes/correo/:email/:offerId',
    { config, schema: { params: checkParams } },
    async (request, reply) => {
      await limiter.countFrom(request, applicationLimits.check);
      const asked = { limiter, limit: checksOfOffer, subject: String(request.params.offerId) };
      if (!(await slowDown(reply, asked))) throw hasLeft();
      reply.header('cache-control', 'no-store');
      return applicantCheckToWire(await check({ request, reply }, request.params, services));
    },
  );

  app.post(
    '/api/aplicantes/save',
    { config, schema: { body: applicantEntryFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, applicationLimits.save);
      const applicant = await save({ request, reply }, request.body, services);
      return reply.code(201).send(savedApplicantToWire(applicant));
    },
  );
}

// Nobody reads it any more.
const hasLeft = () => badRequest('La conexión se cerró.');

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function check(
  { request, reply }: Exchange,
  { email: given, offerId }: Checked,
  services: ApplicantServices,
): Promise<ApplicantCheck> {
  const { db, submissions } = services;
  await requireVisible(db, offerId, 'open');
  const email = given.toLowerCase();
  const earlier = submissions.findEarlier(request, { email, offerId });
  const { applicant, isApart } = await findFor(services, { email, offerId, earlier });
  const isOwnerAsked = services.notices.reachesVisitors;
  const isRepeated =
    (applicant?.id !== undefined && (await hasApplied(db, applicant.id, offerId))) ||
    (await hasAppliedByEmail(db, { email, offerId, isOwnerAsked }));

  // Whoever has applied gets a new proof only in the browser it was done with.
  if (earlier || !isRepeated) {
    const nonce = earlier?.nonce ?? newNonce();
    const apart = isApart ? { isApart } : {};
    submissions.set(reply, { email, offerId, applicantId: applicant?.id, nonce, ...apart });
  }
  return {
    isKnown: applicant !== undefined,
    hasApplied: isRepeated,
    applicant,
    message: checkMessage(applicant, isRepeated),
  };
}

type Asked = { email: string; offerId: number; earlier: Submission | undefined };

/**
 * Who applies in this browser. As long as nobody has confirmed the application that another one sent with
 * the e-mail, its owner may be this one: they apply apart, and learn nothing of the other.
 */
async function findFor(
  { db, notices }: ApplicantServices,
  { email, offerId, earlier }: Asked,
): Promise<{ applicant: Known | undefined; isApart: boolean }> {
  const apart = earlier && (await findApplicantByEmail(db, email, earlier.nonce));
  if (apart) return { applicant: told(apart), isApart: true };
  const known = await findApplicantByEmail(db, email);
  // The id of a separate applicant is a secret.
  if (!known) {
    const other = notices.reachesVisitors ? undefined : await findNameApart(db, email);
    return { applicant: other && { ...other, id: undefined }, isApart: false };
  }
  if (!notices.reachesVisitors) return { applicant: told(known), isApart: false };
  const standing = { applicantId: known.id, offerId, browser: earlier?.nonce };
  const isApart = await isContested(db, standing);
  return { applicant: isApart ? undefined : told(known), isApart };
}

type Known = ApplicantCheck['applicant'];

const told = ({ id, name }: Applicant) => ({ id, name });

function checkMessage(applicant: Known, isRepeated: boolean) {
  if (isRepeated) return 'Ya te postulaste a esta oferta.';
  return applicant
    ? 'Ya tenemos tus datos; completa tu postulación.'
    : 'Puedes continuar con tu postulación.';
}

async function save(
  { request, reply }: Exchange,
  entry: ApplicantEntry,
  { db, submissions, unverified }: ApplicantServices,
): Promise<Applicant> {
  const email = entry.email.toLowerCase();
  const proved = submissions.findUnsaved(request, email);
  if (!proved && !submissions.isFromPage(request)) {
    await unverified.slow({ request, reply });
    return unverified.insert({ ...entry, email });
  }
  const submission = submissions.required(proved);
  const browser = submission.isApart ? submission.nonce : null;
  await insertNewApplicant(db, { ...entry, email }, browser);
  const applicant = found(
    await findApplicantByEmail(db, email, browser),
    'El aplicante no existe.',
  );
  submissions.set(reply, { ...submission, applicantId: applicant.id });
  return applicant;
}
