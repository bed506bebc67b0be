import * as v from 'valibot';
import { initialApplicationStatusId } from './application-status';
import {
  jobApplicationToWire,
  jobApplicationWire,
  toJobApplication,
  type JobApplication,
} from './job-application';
import { wireObject, wireText } from './wire';

/** An application as it is sent, with its CV. */
export type JobApplicationUpload = {
  applicantId: number;
  offerId: number;
  salaryExpectation: number;
  curriculum: File;
};

/** The multipart field of the CV. */
export const curriculumField = 'path_curriculum';

/** The file comes last, so that the server has judged the rest before it arrives. */
export const jobApplicationUploadToWire = (upload: JobApplicationUpload) => ({
  aspiracion_salarial: String(upload.salaryExpectation),
  id_aplicantes: String(upload.applicantId),
  id_oferta: String(upload.offerId),
  id_estado_aplicante: String(initialApplicationStatusId),
  [curriculumField]: upload.curriculum,
});

/** The answer to an upload; servers other than ours may leave the application out. */
export type SavedJobApplication = { application: JobApplication | undefined; message: string };

export const savedJobApplicationWire = wireObject({
  aplicanteOferta: v.nullish(jobApplicationWire),
  mensaje: wireText,
});

export const savedJobApplicationFromWire = v.pipe(
  savedJobApplicationWire,
  v.transform((wire): SavedJobApplication => ({
    application: wire.aplicanteOferta ? toJobApplication(wire.aplicanteOferta) : undefined,
    message: wire.mensaje,
  })),
);

export const savedJobApplicationToWire = ({ application, message }: SavedJobApplication) => ({
  aplicanteOferta: application && jobApplicationToWire(application),
  mensaje: message,
});
