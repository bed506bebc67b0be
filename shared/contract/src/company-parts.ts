import * as v from 'valibot';
import { companyGroups, companyStateFields, type CompanyGroup } from './company-groups';
import { companyPartsPath } from './company-paths';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { messageWire } from './message';

/** Field that holds a part with its data and state. */
const partOf = <Wire extends string, F extends Fields>({
  wire,
  fields,
}: {
  wire: Wire;
  fields: F;
}) => ({ kind: 'record', wire, of: { ...fields, ...companyStateFields } }) as const;

const recordFields = {
  identity: partOf(companyGroups.identity),
  social: partOf(companyGroups.social),
  applicationForm: partOf(companyGroups.applicationForm),
  video: partOf(companyGroups.video),
  testimonials: partOf(companyGroups.testimonials),
  benefits: partOf(companyGroups.benefits),
  home: partOf(companyGroups.home),
  about: partOf(companyGroups.about),
} as const satisfies Readonly<Record<CompanyGroup, Fields[string]>>;

/** All parts as staff edit them. */
export type CompanyRecord = RecordOf<typeof recordFields>;
/** One part with its data, state and version. */
export type CompanyPart<Group extends CompanyGroup = CompanyGroup> = CompanyRecord[Group];

/** Answer of GET /api/empresa/partes. */
export const companyRecordWire = answerSchema(recordFields);
export const companyRecordFromWire = fromWire(recordFields);
export const companyRecordToWire = toWire(recordFields);

/** Returns the fields of a part, with those of its state. */
export const companyPartFields = (group: CompanyGroup) => recordFields[group].of;

/** Body of PUT /api/empresa/partes/{part}. */
export const companyPartToWire = (group: CompanyGroup, part: object) =>
  toWire<Fields>(companyPartFields(group))({ ...part });

/** Path for saving a part. */
export const companyPartPath = (group: CompanyGroup) =>
  `${companyPartsPath}/${companyGroups[group].wire}`;

/** Answer to a save: a message and the stored part. */
export const savedPartWire = (group: CompanyGroup) =>
  v.object({ ...messageWire.entries, ...answerSchema(companyPartFields(group)).entries });
