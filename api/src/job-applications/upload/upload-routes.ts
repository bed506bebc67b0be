import { jobApplicationUploadFromWire } from '@portal/contract/application-writes';
import { curriculumField } from '@portal/contract/job-application-upload';
import { looksLikePdf } from '@portal/contract/curriculum-bytes';
import { curriculumMissing, curriculumNotPdf } from '@portal/contract/curriculum';
import type { Platform } from '../../platform/platform';
import { applicationLimits, uploadsOfOne } from '../application-limits';
import { createSubmissions } from '../applicants/submissions';
import {
  createUnverifiedApplicants,
  type Exchange,
  type UnverifiedApplicants,
} from '../applicants/unverified-applicants';
import type { Upload } from '../../platform/files/upload';
import { createUploadQueue } from '../../platform/files/uploads';
import type { App } from '../../platform/http/app-type';
import { badRequest } from '../../platform/problem/problem';
import { repeatableCall } from '../../platform/http/repeatable-call';
import { parseOrRefuse } from '../../platform/http/validation';
import { saveUpload, type ReceivedUpload } from './save-upload';

type UploadServices = Platform & { unverified: UnverifiedApplicants };

/** Each takes a database connection and waits for the disk. */
const storedAtOnce = 8;

export function uploadRoutes(app: App, platform: Platform) {
  const unverified = createUnverifiedApplicants(platform, createSubmissions(platform.key));
  const services = { ...platform, unverified };
  const kind = { fileField: curriculumField, inTurn: createUploadQueue(storedAtOnce) };

  app.post(
    '/api/aplicantes-ofertas/upload-curriculum',
    { config: { access: 'public' } },
    async (request, reply) => {
      const exchange = { request, reply };
      await unverified.admit(exchange);
      await services.limiter.countFrom(request, applicationLimits.upload);
      const { status, body } = await services.uploads.take(
        request,
        kind,
        async (upload, inTurn) => {
          // Delays happen outside the queue, so that they do not block others.
          const received = await receive(exchange, services, upload);
          return inTurn(() => saveUpload(services, received));
        },
      );
      return reply.code(status).send(body);
    },
  );
}

/** Makes all checks that need no file. */
async function receive(
  exchange: Exchange,
  { unverified, limiter }: UploadServices,
  { fields: given, file }: Upload,
): Promise<ReceivedUpload> {
  const fields = parseOrRefuse(jobApplicationUploadFromWire, given);
  if (!file) throw badRequest(curriculumMissing);
  const { applicantId, offerId } = fields;
  const submission = await unverified.require(exchange, { applicantId, offerId });
  await limiter.count(uploadsOfOne, submission.nonce);
  if (!looksLikePdf(file.bytes)) throw badRequest(curriculumNotPdf);
  const call = repeatableCall(exchange.request, { applicantId, offerId });
  return { call, submission, file, fields };
}
