import type { CompanyIdentity } from '@portal/contract/company-reads';
import { useKept } from '@portal/runtime';
import { companyResource } from '../resources/company';

/** A network without an address has no link. */
type Company = Omit<CompanyIdentity, 'social'> & { social: Partial<CompanyIdentity['social']> };

/** Used until the data arrive, for pages of earlier releases that do not contain them. */
const unknownCompany: Company = { name: '', claim: '', email: '', whatsAppNumber: '', social: {} };

/** Name, contact data and social networks of the company. Every page contains them. */
export const useCompany = (): Company => useKept(companyResource) ?? unknownCompany;
