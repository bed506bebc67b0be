import * as v from 'valibot';
import {
  applicantName,
  applicantToWire,
  applicantWire,
  toApplicant,
  type Applicant,
} from './applicant';
import {
  applicationStatusToWire,
  applicationStatusWire,
  toApplicationStatus,
  type ApplicationStatus,
} from './application-status';
import { curriculumFile } from './curriculum';
import { offerSummaryToWire, offerSummaryWire, toOfferSummary, type OfferSummary } from './offer';
import { requiredAmount } from './spanish-number';
import { maxTextLength } from './text';
import {
  wireInteger,
  wireMoment,
  wireNumber,
  wireObject,
  wireOptionalInteger,
  wireOptionalTextUpTo,
} from './wire';

export type JobApplication = {
  id: number;
  /** What the applicant and staff name it by; servers other than ours have none. */
  code?: string | undefined;
  applicant: Applicant;
  offer: OfferSummary;
  salaryExpectation: number;
  appliedAt: string;
  /** File name of the CV. */
  curriculum: string | undefined;
  status: ApplicationStatus;
  /** Counts the changes of its status, as that of an offer does; a server without it does not check. */
  version?: number | undefined;
};

/** Second step of the wizard (specification §5). */
export const jobApplicationEntry = v.object({
  name: applicantName,
  salaryExpectation: requiredAmount('La aspiración salarial es obligatoria.'),
  curriculum: curriculumFile,
});

export const jobApplicationWire = wireObject({
  id_aplicantes_ofertas: wireInteger,
  codigo: wireOptionalTextUpTo(40),
  aplicante: v.nullish(applicantWire, {}),
  oferta: v.nullish(offerSummaryWire, {}),
  aspiracion_salarial: wireNumber,
  fecha_aplicacion: wireMoment,
  path_curriculum: wireOptionalTextUpTo(maxTextLength),
  estadoAplicante: v.nullish(applicationStatusWire, {}),
  version: wireOptionalInteger,
});

export const toJobApplication = (
  wire: v.InferOutput<typeof jobApplicationWire>,
): JobApplication => ({
  id: wire.id_aplicantes_ofertas,
  code: wire.codigo || undefined,
  applicant: toApplicant(wire.aplicante),
  offer: toOfferSummary(wire.oferta),
  salaryExpectation: wire.aspiracion_salarial,
  appliedAt: wire.fecha_aplicacion,
  curriculum: wire.path_curriculum || undefined,
  status: toApplicationStatus(wire.estadoAplicante),
  version: wire.version ?? undefined,
});

export const jobApplicationFromWire = v.pipe(jobApplicationWire, v.transform(toJobApplication));

/** The whole application: the server's answer, and the body that changes its status. */
export const jobApplicationToWire = (
  application: JobApplication,
): v.InferOutput<typeof jobApplicationWire> => ({
  id_aplicantes_ofertas: application.id,
  codigo: application.code,
  aplicante: applicantToWire(application.applicant),
  oferta: offerSummaryToWire(application.offer),
  aspiracion_salarial: application.salaryExpectation,
  fecha_aplicacion: application.appliedAt,
  path_curriculum: application.curriculum,
  estadoAplicante: applicationStatusToWire(application.status),
  ...(application.version !== undefined && { version: application.version }),
});
