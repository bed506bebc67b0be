import {
  activityPageFromWire,
  activityQueryToWire,
  type ActivityQuery,
} from '@portal/contract/activity';
import { readResource } from '../calls/read-resource';

/**
 * Resource of a page of the activity log, newest first. Pages count from 0. Requires `ROLE_ADMIN`.
 */
export const activityResource = (query: ActivityQuery) =>
  readResource(
    `/api/actividad?${new URLSearchParams(activityQueryToWire(query)).toString()}`,
    activityPageFromWire,
  );
