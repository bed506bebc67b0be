import type { RecordsParts } from '../records';
import type { Domain } from '../platform/domain';
import { companyDocs } from './company-docs';
import { companyRoutes } from './company-routes';
import { companySubject } from './company-subject';
import './tables';

export { readIdentity } from './company-repository';

export const company: Domain & RecordsParts = {
  addRoutes: companyRoutes,
  docs: companyDocs,
  subjects: [companySubject],
};
