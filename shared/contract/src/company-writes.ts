import type * as v from 'valibot';
import type { CompanyContent, CompanyGroup, CompanyState } from './company-groups';
import { companyPartFields } from './company-parts';
import { writeFromWire } from './field-writes';

/** What the server takes of a part; whoever saves it says that it is true, unless told otherwise. */
export type CompanyPartWrite = CompanyContent[CompanyGroup] & CompanyState;

export const companyPartFromWire = (
  group: CompanyGroup,
): v.GenericSchema<unknown, CompanyPartWrite> => writeFromWire(companyPartFields(group));
