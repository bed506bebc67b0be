import { applicationStatusFromWire } from '@portal/contract/application-status';
import { readList } from './read-resource';

export const applicationStatusesResource = readList(
  '/api/estado_aplicante',
  applicationStatusFromWire,
);
