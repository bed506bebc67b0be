import {
  statusRecordFromWire,
  statusRecordToWire,
  type ApplicationStatusRecord,
} from '@portal/contract/application-status';
import { putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the statuses of job applications with their public meaning, `GET
 * /api/estado_aplicante` (S7.19). Requires `ROLE_ADMIN`.
 */
export const applicationStatusesResource = readList('/api/estado_aplicante', statusRecordFromWire);

/**
 * Saves the public meaning of a status, `PUT /api/estado_aplicante/update/{id}`. Returns the
 * server's message. Rejects with status 409 for «withdrawn», and if the status changed since it was
 * read. Requires `ROLE_ADMIN`.
 */
export const updatePublicState = (status: ApplicationStatusRecord) =>
  putForMessage(`/api/estado_aplicante/update/${status.id}`, statusRecordToWire(status));
