import { pageOfFromWire } from '@portal/contract/page-of';
import {
  requestQueryToWire,
  requestUpdateToWire,
  type RequestQuery,
} from '@portal/contract/request-query';
import { http } from '@portal/http';
import * as v from 'valibot';
import { deleteForMessage } from './message-calls';
import { readResource } from './read-resource';

/**
 * Returns the calls for staff to list, mark and delete public requests below `path`. They require
 * `ROLE_ADMIN`.
 */
export function requestCalls<Request>(path: string, fromWire: v.GenericSchema<unknown, Request>) {
  const pageFromWire = pageOfFromWire(fromWire);

  return {
    /** Resource of a page of requests. Pages count from 0 and hold up to 100 requests. */
    page: (query: RequestQuery) =>
      readResource(`${path}?${new URLSearchParams(requestQueryToWire(query))}`, pageFromWire),
    /** Marks a request as handled or as waiting; returns the stored request. */
    mark: async (id: number, isAnswered: boolean) =>
      v.parse(fromWire, await http.put(`${path}/${id}`, requestUpdateToWire(isAnswered))),
    /** Deletes a request for good and returns the server's message. */
    remove: (id: number) => deleteForMessage(`${path}/${id}`),
  };
}
