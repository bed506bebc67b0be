import { companyExamples } from '../company-examples';
import { companyReadPaths, companyReads } from '../company-reads';

const { identity, home, work } = companyReads(companyExamples);

/** What the examples of the company put into the cache of a page, as the site's server does. */
export const companySeed = {
  [companyReadPaths.identity]: identity,
  [companyReadPaths.home]: home,
  [companyReadPaths.work]: work,
};
