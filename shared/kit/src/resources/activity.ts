import {
  activityPageFromWire,
  activityQueryToWire,
  type ActivityQuery,
} from '@portal/contract/activity';
import { readResource } from '../calls/read-resource';

/** A page of the activity log, newest first. */
export const activityResource = (query: ActivityQuery) =>
  readResource(
    `/api/actividad?${new URLSearchParams(activityQueryToWire(query)).toString()}`,
    activityPageFromWire,
  );
