import { companyPath } from '@portal/contract/company-paths';
import type { CompanyIdentity } from '@portal/contract/company-reads';
import { lazily } from '../calls/lazily';

/** Who the company is and how it is reached. Apart from the texts of single pages, as every page comes with it. */
export const companyResource = lazily<CompanyIdentity>(
  companyPath,
  async () => (await import('./company-read')).identity,
);
