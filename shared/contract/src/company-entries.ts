import type * as v from 'valibot';
import { companyGroups, type CompanyContent, type CompanyGroup } from './company-groups';
import { entrySchema } from './field-entries';

/** Form values of one part of the company's data. */
export type CompanyEntry = CompanyContent[CompanyGroup];

/** Schema of a part's form, with a message for each field. */
export const companyPartEntry = (
  group: CompanyGroup,
): v.GenericSchema<CompanyEntry, CompanyEntry> => entrySchema(companyGroups[group].fields);
