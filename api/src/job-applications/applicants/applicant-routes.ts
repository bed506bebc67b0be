import { applicantEntryFromWire } from '@portal/contract/application-writes';
import { wireIdText } from '@portal/contract/request';
import {
  applicantCheckToWire,
  applicantEmailEntry,
  savedApplicantToWire,
  type Applicant,
  type ApplicantEntry,
} from '@portal/contract/applicant';
import * as v from 'valibot';
import type { App } from '../../platform/http/app-type';
import { badRequest, assertFound } from '../../platform/problem/problem';
import type { Limit } from '../../platform/http/rate-limiter';
import { slowDown } from '../../platform/http/slow-down';
import type { Platform } from '../../platform/platform';
import { applicationLimits } from '../application-limits';
import { findApplicantByEmail, insertApplicantIfMissing } from './applicant-repository';
import { checkApplicant, type ApplicantServices } from './check-applicant';
import { createSubmissions } from './submissions';
import { createUnverifiedApplicants, type Exchange } from './unverified-applicants';

/**
 * Further checks of an offer are only slowed down: a refusal would let strangers block all
 * applicants.
 */
const checksOfOffer = { name: 'check-offer', calls: 600, seconds: 600 } as const satisfies Limit;

const checkParams = v.object({ ...applicantEmailEntry.entries, offerId: wireIdText });

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
      return applicantCheckToWire(
        await checkApplicant({ request, reply }, request.params, services),
      );
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

// The client has disconnected, so this text is never read.
const hasLeft = () => badRequest('La conexión se cerró.');

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
  await insertApplicantIfMissing(db, { ...entry, email }, browser);
  const applicant = assertFound(
    await findApplicantByEmail(db, email, browser),
    'El aplicante no existe.',
  );
  submissions.set(reply, { ...submission, applicantId: applicant.id });
  return applicant;
}
