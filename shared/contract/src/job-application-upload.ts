import { initialApplicationStatusId } from './application-status';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields } from './fields';
import { jobApplicationFields } from './job-application-fields';

/** New job application with its CV (S7.26). */
export type JobApplicationUpload = {
  applicantId: number;
  offerId: number;
  salaryExpectation: number;
  /**
   * ISO 4217 code that the applicant wrote next to the amount. Only counts if the offer's salary
   * range names no currency.
   */
  salaryCurrency?: string | undefined;
  curriculum: File;
};

/** Multipart field of the CV. */
export const curriculumField = 'path_curriculum';

/**
 * Multipart fields. The file is last, so that the server validates the others before it arrives.
 */
export const jobApplicationUploadToWire = (upload: JobApplicationUpload) => ({
  aspiracion_salarial: String(upload.salaryExpectation),
  ...(upload.salaryCurrency !== undefined && { moneda_aspiracion: upload.salaryCurrency }),
  id_aplicantes: String(upload.applicantId),
  id_oferta: String(upload.offerId),
  id_estado_aplicante: String(initialApplicationStatusId),
  [curriculumField]: upload.curriculum,
});

const savedFields = {
  application: {
    kind: 'record',
    wire: 'aplicanteOferta',
    of: jobApplicationFields,
    isOptional: true,
  },
  message: { kind: 'plain', wire: 'mensaje' },
} as const satisfies Fields;

/**
 * Answer of POST /api/aplicantes-ofertas/upload-curriculum (S7.26). Servers other than ours may
 * omit the job application.
 */
export const savedJobApplicationWire = answerSchema(savedFields);
export const savedJobApplicationFromWire = fromWire(savedFields);
export const savedJobApplicationToWire = toWire(savedFields);
