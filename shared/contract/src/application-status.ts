import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { versionField, type Fields, type RecordOf } from './fields';
import { applicationStatusFields } from './job-application-fields';
import { publicStateField } from './public-state';

/** Where an application stands. */
export type ApplicationStatus = RecordOf<typeof applicationStatusFields>;

/** Every application begins with this one (specification §9). */
export const initialApplicationStatusId = 1;

const recordFields = {
  ...applicationStatusFields,
  publicState: publicStateField,
  version: versionField,
} as const satisfies Fields;

/** A status as staff edit what it means to those who applied. */
export type ApplicationStatusRecord = RecordOf<typeof recordFields>;

/** Whether staff give it to applications; the other one is for those that their sender took back. */
export const isGivenByStaff = ({ publicState }: Pick<ApplicationStatusRecord, 'publicState'>) =>
  publicState !== 'withdrawn';

export const applicationStatusFromWire = fromWire(applicationStatusFields);
export const applicationStatusToWire = toWire(applicationStatusFields);

export const statusRecordWire = answerSchema(recordFields);
export const statusRecordFromWire = fromWire(recordFields);
export const statusRecordToWire = toWire(recordFields);
