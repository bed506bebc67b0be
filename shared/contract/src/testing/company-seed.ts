import { companyExamples } from '../company-examples';
import { companyReadPaths, companyReads } from '../company-reads';

const { identity, home, work } = companyReads(companyExamples);

/** Query cache of a page filled with the company's example data, as by the site server. */
export const companySeed = {
  [companyReadPaths.identity]: identity,
  [companyReadPaths.home]: home,
  [companyReadPaths.work]: work,
};
