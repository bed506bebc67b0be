import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';
import { jobApplicationFields } from './job-application-fields';

/** Job application («postulación») of an applicant to an offer (specification §3). */
export type JobApplication = RecordOf<typeof jobApplicationFields>;

/** Item of GET /api/aplicantes/ofertas (S7.23). */
export const jobApplicationWire = answerSchema(jobApplicationFields);
/** Converts a validated answer to a job application. */
export const toJobApplication = toRecord(jobApplicationFields);
export const jobApplicationFromWire = fromWire(jobApplicationFields);

/**
 * Writes the whole job application: the server's answer, and the body of a status change (S7.20).
 */
export const jobApplicationToWire = toWire(jobApplicationFields);
