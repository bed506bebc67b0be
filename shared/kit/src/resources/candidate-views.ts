import {
  candidateViewsFromWire,
  candidateViewsToWire,
  type CandidateViews,
} from '@portal/contract/candidate-views';
import { putForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

const path = '/api/candidatos/vistas';

export const candidateViewsResource = readResource(path, candidateViewsFromWire);

export const saveCandidateViews = (views: CandidateViews) =>
  putForMessage(path, candidateViewsToWire(views));
