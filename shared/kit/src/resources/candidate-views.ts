import {
  candidateViewsFromWire,
  candidateViewsToWire,
  type CandidateViews,
} from '@portal/contract/candidate-views';
import { putForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

const path = '/api/candidatos/vistas';

/**
 * Resource of the signed-in user's saved views of the candidates list, `GET
 * /api/candidatos/vistas`. Requires `ROLE_ADMIN`.
 */
export const candidateViewsResource = readResource(path, candidateViewsFromWire);

/**
 * Replaces all saved views of the signed-in user, `PUT /api/candidatos/vistas`: up to 20, with
 * different names and at most one default. Returns the server's message. Requires `ROLE_ADMIN`.
 */
export const saveCandidateViews = (views: CandidateViews) =>
  putForMessage(path, candidateViewsToWire(views));
