import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';
import { jobApplicationFields } from './job-application-fields';

export type JobApplication = RecordOf<typeof jobApplicationFields>;

export const jobApplicationWire = answerSchema(jobApplicationFields);
export const toJobApplication = toRecord(jobApplicationFields);
export const jobApplicationFromWire = fromWire(jobApplicationFields);

/**
 * Writes the whole job application: the server's answer, and the body of a status change (S7.20).
 */
export const jobApplicationToWire = toWire(jobApplicationFields);
