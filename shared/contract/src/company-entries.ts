import type * as v from 'valibot';
import { companyGroups, type CompanyContent, type CompanyGroup } from './company-groups';
import { entrySchema } from './field-entries';

/** What the form of a part holds. */
export type CompanyEntry = CompanyContent[CompanyGroup];

/** Checks what staff enter for a part, with a message for each field. */
export const companyPartEntry = (
  group: CompanyGroup,
): v.GenericSchema<CompanyEntry, CompanyEntry> => entrySchema(companyGroups[group].fields);
