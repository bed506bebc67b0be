import { applicationStatusFromWire } from '@portal/contract/application-status';
import { readList } from '../calls/read-resource';

export const applicationStatusesResource = readList(
  '/api/estado_aplicante',
  applicationStatusFromWire,
);
