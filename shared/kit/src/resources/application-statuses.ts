import {
  statusRecordFromWire,
  statusRecordToWire,
  type ApplicationStatusRecord,
} from '@portal/contract/application-status';
import { putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const applicationStatusesResource = readList('/api/estado_aplicante', statusRecordFromWire);

export const updatePublicState = (status: ApplicationStatusRecord) =>
  putForMessage(`/api/estado_aplicante/update/${status.id}`, statusRecordToWire(status));
