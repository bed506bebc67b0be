import type { CompanyIdentity } from '@portal/contract/company-reads';
import { useKept } from '@portal/runtime';
import { companyResource } from '../resources/company';

/** A network without an address has no link. */
type Company = Omit<CompanyIdentity, 'social'> & { social: Partial<CompanyIdentity['social']> };

/** Stands there until the company is known, on a page of a site from before, which did not bring it along. */
const unknownCompany: Company = { name: '', claim: '', email: '', whatsAppNumber: '', social: {} };

/** Who the company is and how it is reached, as every page comes with it. */
export const useCompany = (): Company => useKept(companyResource) ?? unknownCompany;
