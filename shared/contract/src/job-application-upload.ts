import { initialApplicationStatusId } from './application-status';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields } from './fields';
import { jobApplicationFields } from './job-application-fields';

/** An application as it is sent, with its CV. */
export type JobApplicationUpload = {
  applicantId: number;
  offerId: number;
  salaryExpectation: number;
  /** What the applicant wrote beside the amount, by its ISO code; it counts where the offer's range names no currency. */
  salaryCurrency?: string | undefined;
  curriculum: File;
};

/** The multipart field of the CV. */
export const curriculumField = 'path_curriculum';

/** The file comes last, so that the server has judged the rest before it arrives. */
export const jobApplicationUploadToWire = (upload: JobApplicationUpload) => ({
  aspiracion_salarial: String(upload.salaryExpectation),
  ...(upload.salaryCurrency !== undefined && { moneda_aspiracion: upload.salaryCurrency }),
  id_aplicantes: String(upload.applicantId),
  id_oferta: String(upload.offerId),
  id_estado_aplicante: String(initialApplicationStatusId),
  [curriculumField]: upload.curriculum,
});

/** The answer to an upload; servers other than ours may leave the application out. */
const savedFields = {
  application: {
    kind: 'record',
    wire: 'aplicanteOferta',
    of: jobApplicationFields,
    isOptional: true,
  },
  message: { kind: 'plain', wire: 'mensaje' },
} as const satisfies Fields;

export const savedJobApplicationWire = answerSchema(savedFields);
export const savedJobApplicationFromWire = fromWire(savedFields);
export const savedJobApplicationToWire = toWire(savedFields);
