import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';
import { jobApplicationFields } from './job-application-fields';

export type JobApplication = RecordOf<typeof jobApplicationFields>;

export const jobApplicationWire = answerSchema(jobApplicationFields);
export const toJobApplication = toRecord(jobApplicationFields);
export const jobApplicationFromWire = fromWire(jobApplicationFields);

/** The whole application: the server's answer, and the body that changes its status. */
export const jobApplicationToWire = toWire(jobApplicationFields);
