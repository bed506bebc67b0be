import { jobApplicationUploadFromWire } from '@portal/contract/application-writes';
import { initialApplicationStatusId } from '@portal/contract/application-status';
import {
  curriculumField,
  savedJobApplicationToWire,
} from '@portal/contract/job-application-upload';
import { looksLikePdf } from '@portal/contract/curriculum-bytes';
import { curriculumMissing, curriculumNotPdf } from '@portal/contract/curriculum';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { isOfferVisible, offerMissing } from '../../offers';
import type { Platform } from '../../platform/platform';
import { applicationLimits, uploadsOfOne } from '../application-limits';
import { announceConfirmation, confirmationTurn } from '../confirmations/ask-confirmation';
import { hasApplied, hasAppliedByEmail, isStillNamed } from '../applicants/applicant-repository';
import { createSubmissions, type Submission } from '../applicants/submissions';
import {
  createUnverifiedApplicants,
  type UnverifiedApplicants,
} from '../applicants/unverified-applicants';
import type { Upload, UploadedFile } from '../../platform/files/upload';
import { createUploadQueue } from '../../platform/files/uploads';
import type { App } from '../../platform/http/app-type';
import { badRequest, conflict, notFound } from '../../platform/problem/problem';
import {
  answerOnce,
  earlierAnswer,
  repeatableCall,
  type Answer,
} from '../../platform/http/repeatable-call';
import { parseOrRefuse } from '../../platform/http/validation';
import { insertJobApplication } from './job-application-repository';

type UploadServices = Platform & { unverified: UnverifiedApplicants };

/** Storing one takes a connection to the database and waits for the disk. */
const storedAtOnce = 8;

export function uploadRoutes(app: App, platform: Platform) {
  const unverified = createUnverifiedApplicants(platform, createSubmissions(platform.key));
  const services = { ...platform, unverified };
  const kind = { fileField: curriculumField, inTurn: createUploadQueue(storedAtOnce) };

  app.post(
    '/api/aplicantes-ofertas/upload-curriculum',
    { config: { access: 'public' } },
    async (request, reply) => {
      await unverified.admit({ request, reply });
      await services.limiter.countFrom(request, applicationLimits.upload);
      const { status, body } = await services.uploads.take(request, kind, (upload) =>
        receive(request, services, upload),
      );
      return reply.code(status).send(body);
    },
  );
}

/** Everything that is to be known before a file is written. */
async function receive(
  request: FastifyRequest,
  services: UploadServices,
  { fields, file }: Upload,
): Promise<Answer> {
  const sent = parseOrRefuse(jobApplicationUploadFromWire, fields);
  const { applicantId, offerId } = sent;
  if (!file) throw badRequest(curriculumMissing);
  const submission = await services.unverified.require(request, { applicantId, offerId });
  await services.limiter.count(uploadsOfOne, submission.nonce);
  if (!looksLikePdf(file.bytes)) throw badRequest(curriculumNotPdf);
  return save({ request, services, submission, file }, sent);
}

type Received = {
  request: FastifyRequest;
  services: UploadServices;
  submission: Submission;
  file: UploadedFile;
};

type Fields = v.InferOutput<typeof jobApplicationUploadFromWire>;

/** A second try with the same key is the same application, even with another file (reading A25). */
async function save(
  { request, services, submission, file }: Received,
  fields: Fields,
): Promise<Answer> {
  const { applicantId, offerId } = fields;
  const call = repeatableCall(request, { applicantId, offerId });
  const refusal = await refusalOf(services, fields, submission);
  // Looked for last: an earlier try may have ended meanwhile, and be what the refusal speaks of.
  const earlier = await earlierAnswer(services.db, call);
  if (earlier) return earlier;
  if (refusal) throw refusal;

  // Counted before anything is stored: when the mailbox is written to does not decide about the rest.
  const isAsked = services.notices.reachesVisitors;
  const turn = await confirmationTurn(services, submission.email);
  const newFile = { folder: 'cv', extension: 'pdf', bytes: file.bytes } as const;
  try {
    const stored = await services.storedFiles.saveWithRow(newFile, async (transaction, cvName) => {
      const answer = await answerOnce(transaction, call, async () => {
        if (!(await isStillNamed(transaction, applicantId))) {
          throw conflict('Tus datos fueron eliminados. Vuelve a empezar tu postulación.');
        }
        const application = await insertJobApplication(transaction, {
          ...fields,
          statusId: initialApplicationStatusId,
          cvName,
          cvOriginalName: file.name,
          submission: submission.nonce,
          confirmationAskedAt: isAsked ? new Date() : undefined,
        });
        await announceConfirmation(services, transaction, { applicationId: application.id, turn });
        const message = 'Tu postulación fue enviada.';
        const body = savedJobApplicationToWire({ application, message });
        return { status: 201, body, applicantId };
      });
      if (answer.isRepeated) throw new RepeatedUpload(answer);
      return answer;
    });
    services.notices.wake();
    return stored;
  } catch (error) {
    if (error instanceof RepeatedUpload) return error.answer;
    throw error;
  }
}

async function refusalOf(
  { db, notices }: Platform,
  { applicantId, offerId }: Fields,
  { email }: Submission,
) {
  if (!(await isOfferVisible(db, offerId, 'open'))) return notFound(offerMissing);
  const isRepeated =
    (await hasApplied(db, applicantId, offerId)) ||
    (await hasAppliedByEmail(db, { email, offerId, isOwnerAsked: notices.reachesVisitors }));
  return isRepeated ? conflict('Ya te postulaste a esta oferta.') : undefined;
}

/** The other try was faster: its answer stands, and the file of this one must go. */
class RepeatedUpload extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('repeated');
    this.answer = answer;
  }
}
