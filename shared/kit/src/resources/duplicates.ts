import {
  dismissalsPath,
  dismissalToWire,
  duplicateCountFromWire,
  duplicatePageFromWire,
  duplicatesPath,
  mergeEntryToWire,
  mergeFromWire,
  mergePageFromWire,
  mergesPath,
  type DismissalEntry,
  type MergeEntry,
} from '@portal/contract/duplicates';
import { http } from '@portal/http';
import * as v from 'valibot';
import { postForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

/**
 * Resource of a page of possible duplicates, `GET /api/candidatos/duplicados`. Pages count from 0
 * and hold up to 10 pairs. Requires `ROLE_ADMIN`.
 */
export const duplicatesResource = (page: number) =>
  readResource(`${duplicatesPath}?page=${page}`, duplicatePageFromWire);

/**
 * Resource of the number of possible duplicates, as `{ total }`, `GET
 * /api/candidatos/duplicados/total`. Requires `ROLE_ADMIN`.
 */
export const duplicateCountResource = readResource(
  `${duplicatesPath}/total`,
  duplicateCountFromWire,
);

/**
 * Marks two applicants as different people, `POST /api/candidatos/duplicados/descartes`. Returns
 * the server's message. Rejects with status 404 if the pair is no longer listed. Requires
 * `ROLE_ADMIN`.
 */
export const dismissDuplicate = (entry: DismissalEntry) =>
  postForMessage(dismissalsPath, dismissalToWire(entry));

/**
 * Resource of a page of merges that can still be undone, `GET /api/candidatos/fusiones`. Pages
 * count from 0 and hold up to 10 merges. Requires `ROLE_ADMIN`.
 */
export const mergesResource = (page: number) =>
  readResource(`${mergesPath}?page=${page}`, mergePageFromWire);

/**
 * Merges two applicants, `POST /api/candidatos/fusiones`, and returns the merge. It can be undone
 * for 30 days. Rejects with status 409 if an applicant changed since the page was read, or is
 * anonymised or merged. Requires `ROLE_ADMIN`.
 */
export const mergePeople = async (entry: MergeEntry) =>
  v.parse(mergeFromWire, await http.post(mergesPath, mergeEntryToWire(entry)));

/**
 * Undoes a merge, `POST /api/candidatos/fusiones/{id}/deshacer`, and returns the server's message.
 * Rejects with status 404 after 30 days, and with 409 if a later merge must be undone first.
 * Requires `ROLE_ADMIN`.
 */
export const separatePeople = (id: number) => postForMessage(`${mergesPath}/${id}/deshacer`, {});
