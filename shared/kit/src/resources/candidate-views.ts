import {
  candidateViewsFromWire,
  candidateViewsToWire,
  type CandidateViews,
} from '@portal/contract/candidate-views';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';
import { readResource } from '../calls/read-resource';

const path = '/api/candidatos/vistas';

/** The views that the signed-in user has kept. */
export const candidateViewsResource = readResource(path, candidateViewsFromWire);

export const saveCandidateViews = async (views: CandidateViews) =>
  messageFromWire(await http.put(path, candidateViewsToWire(views)));
