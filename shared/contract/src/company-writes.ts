import type * as v from 'valibot';
import type { CompanyContent, CompanyGroup, CompanyState } from './company-groups';
import { companyPartFields } from './company-parts';
import { writeFromWire } from './field-writes';

/** Body of a saved part. Saving confirms the part unless the body says otherwise. */
export type CompanyPartWrite = CompanyContent[CompanyGroup] & CompanyState;

/** Body of PUT /api/empresa/partes/{part}. */
export const companyPartFromWire = (
  group: CompanyGroup,
): v.GenericSchema<unknown, CompanyPartWrite> => writeFromWire(companyPartFields(group));
