import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { versionField, type Fields, type RecordOf } from './fields';
import { applicationStatusFields } from './job-application-fields';
import { publicStateField } from './public-state';

/** Status of a job application: id and name (S3.11). */
export type ApplicationStatus = RecordOf<typeof applicationStatusFields>;

/** Status of every new job application (S4.12). */
export const initialApplicationStatusId = 1;

const recordFields = {
  ...applicationStatusFields,
  publicState: publicStateField,
  version: versionField,
} as const satisfies Fields;

/** A status with its public meaning, which staff can edit. */
export type ApplicationStatusRecord = RecordOf<typeof recordFields>;

/** True if staff may choose the status. «Withdrawn» is set only when an applicant withdraws. */
export const isGivenByStaff = ({ publicState }: Pick<ApplicationStatusRecord, 'publicState'>) =>
  publicState !== 'withdrawn';

export const applicationStatusFromWire = fromWire(applicationStatusFields);
export const applicationStatusToWire = toWire(applicationStatusFields);

/** Item of GET /api/estado_aplicante (S7.19). */
export const statusRecordWire = answerSchema(recordFields);
export const statusRecordFromWire = fromWire(recordFields);
export const statusRecordToWire = toWire(recordFields);
