import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';
import { applicationStatusFields } from './job-application-fields';

/** Where an application stands. */
export type ApplicationStatus = RecordOf<typeof applicationStatusFields>;

/** Every application begins with this one (specification §9). */
export const initialApplicationStatusId = 1;

export const applicationStatusWire = answerSchema(applicationStatusFields);
export const applicationStatusFromWire = fromWire(applicationStatusFields);
export const applicationStatusToWire = toWire(applicationStatusFields);
