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
import {
  findApplicantByEmail,
  hasApplied,
  insertNewApplicant,
  isContested,
} from './applicant-repository';
import { createSubmissions, newNonce, type Submission, type Submissions } from './submissions';

type ApplicantServices = Pick<Platform, 'db' | 'notices'> & { submissions: Submissions };

/**
 * The check tells whether somebody applied, so it is kept from being asked for many (reading A22). About
 * one offer it only gets slow, as else strangers could keep everybody from applying.
 */
const checkLimits = {
  address: { name: 'check-address', calls: 60, seconds: 600 },
  offer: { name: 'check-offer', calls: 600, seconds: 600 },
} as const satisfies Record<string, Limit>;

const checkParams = v.object({ ...applicantEmailEntry.entries, offerId: wireIdText });
type Checked = v.InferOutput<typeof checkParams>;

export function applicantRoutes(app: App, { db, key, limiter, notices }: Platform) {
  const services = { db, notices, submissions: createSubmissions(key) };
  const config = { access: 'public' } as const;

  app.get(
    '/api/aplicantes/correo/:email/:offerId',
    { config, schema: { params: checkParams } },
    async (request, reply) => {
      await limiter.countFrom(request, checkLimits.address);
      const asked = { limiter, limit: checkLimits.offer, subject: String(request.params.offerId) };
      if (!(await slowDown(reply, asked))) throw hasLeft();
      reply.header('cache-control', 'no-store');
      return applicantCheckToWire(await check({ request, reply }, request.params, services));
    },
  );

  app.post(
    '/api/aplicantes/save',
    { config, schema: { body: applicantEntryFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, { name: 'save-applicant', calls: 60, seconds: 600 });
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
  const isRepeated = applicant ? await hasApplied(db, applicant.id, offerId) : false;

  // Whoever has applied gets a new proof only in the browser it was done with.
  if (earlier || !isRepeated) {
    const nonce = earlier?.nonce ?? newNonce();
    const apart = isApart ? { isApart } : {};
    submissions.set(reply, { email, offerId, applicantId: applicant?.id, nonce, ...apart });
  }
  return {
    isKnown: applicant !== undefined,
    hasApplied: isRepeated,
    applicant: applicant && { id: applicant.id, name: applicant.name },
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
): Promise<{ applicant: Applicant | undefined; isApart: boolean }> {
  const apart = earlier && (await findApplicantByEmail(db, email, earlier.nonce));
  if (apart) return { applicant: apart, isApart: true };
  const known = await findApplicantByEmail(db, email);
  if (!known || !notices.reachesVisitors) return { applicant: known, isApart: false };
  const standing = { applicantId: known.id, offerId, browser: earlier?.nonce };
  const isApart = await isContested(db, standing);
  return { applicant: isApart ? undefined : known, isApart };
}

function checkMessage(applicant: Applicant | undefined, isRepeated: boolean) {
  if (isRepeated) return 'Ya te postulaste a esta oferta.';
  return applicant
    ? 'Ya tenemos tus datos; completa tu postulación.'
    : 'Puedes continuar con tu postulación.';
}

async function save(
  { request, reply }: Exchange,
  entry: ApplicantEntry,
  { db, submissions }: ApplicantServices,
): Promise<Applicant> {
  const email = entry.email.toLowerCase();
  const submission = submissions.requireUnsaved(request, email);
  const browser = submission.isApart ? submission.nonce : null;
  await insertNewApplicant(db, { ...entry, email }, browser);
  const applicant = found(
    await findApplicantByEmail(db, email, browser),
    'El aplicante no existe.',
  );
  submissions.set(reply, { ...submission, applicantId: applicant.id });
  return applicant;
}
