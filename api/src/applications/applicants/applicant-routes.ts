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
import { findApplicantByEmail, hasApplied, insertNewApplicant } from './applicant-repository';
import { createSubmissions, newNonce, type Submissions } from './submissions';

type ApplicantServices = Pick<Platform, 'db' | 'limiter'> & { submissions: Submissions };

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

export function applicantRoutes(app: App, { db, key, limiter }: Platform) {
  const services = { db, limiter, submissions: createSubmissions(key) };
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
  { db, submissions }: ApplicantServices,
): Promise<ApplicantCheck> {
  await requireVisible(db, offerId, 'open');
  const email = given.toLowerCase();
  const applicant = await findApplicantByEmail(db, email);
  const isRepeated = applicant ? await hasApplied(db, applicant.id, offerId) : false;

  // Whoever has applied gets a new proof only in the browser it was done with.
  const earlier = submissions.findEarlier(request, { email, offerId });
  if (earlier || !isRepeated) {
    const nonce = earlier?.nonce ?? newNonce();
    submissions.set(reply, { email, offerId, applicantId: applicant?.id, nonce });
  }
  return {
    isKnown: applicant !== undefined,
    hasApplied: isRepeated,
    applicant: applicant && { id: applicant.id, name: applicant.name },
    message: checkMessage(applicant, isRepeated),
  };
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
  const submission = submissions.require(request, (each) => each.email === email);
  await insertNewApplicant(db, { ...entry, email });
  const applicant = found(await findApplicantByEmail(db, email), 'El aplicante no existe.');
  submissions.set(reply, { ...submission, applicantId: applicant.id });
  return applicant;
}
