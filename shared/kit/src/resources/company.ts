import { companyPath } from '@portal/contract/company-paths';
import type { CompanyIdentity } from '@portal/contract/company-reads';
import { lazily } from '../calls/lazily';

/**
 * Name, contact data and social networks. Separate from the texts of single pages, because every
 * page contains them.
 */
export const companyResource = lazily<CompanyIdentity>(
  companyPath,
  async () => (await import('./company-read')).identity,
);
