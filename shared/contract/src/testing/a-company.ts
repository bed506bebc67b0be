import { companyExamples } from '../company-examples';
import { companyGroupNames, type CompanyGroup, type CompanyState } from '../company-groups';
import { companyRecordToWire, type CompanyRecord } from '../company-parts';

/** Company data for tests: the examples with changes to any part. */
export function aCompany(
  changes: Partial<{ [Group in CompanyGroup]: Partial<CompanyRecord[Group]> }> = {},
): CompanyRecord {
  const state: CompanyState = { isConfirmed: false, version: 1 };
  const { identity, social, applicationForm, video, testimonials, benefits, home, about } =
    companyExamples;
  return {
    identity: { ...identity, ...state, ...changes.identity },
    social: { ...social, ...state, ...changes.social },
    applicationForm: { ...applicationForm, ...state, ...changes.applicationForm },
    video: { ...video, ...state, ...changes.video },
    testimonials: { ...testimonials, ...state, ...changes.testimonials },
    benefits: { ...benefits, ...state, ...changes.benefits },
    home: { ...home, ...state, ...changes.home },
    about: { ...about, ...state, ...changes.about },
  };
}

/** The same with all parts confirmed. */
export const confirmedCompany = () =>
  aCompany(Object.fromEntries(companyGroupNames.map((group) => [group, { isConfirmed: true }])));

/** Answer of GET /api/empresa/partes, for tests. */
export const companyWire = (company = aCompany()) => companyRecordToWire(company);
