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

/** Pages count from 0. */
export const duplicatesResource = (page: number) =>
  readResource(`${duplicatesPath}?page=${page}`, duplicatePageFromWire);

export const duplicateCountResource = readResource(
  `${duplicatesPath}/total`,
  duplicateCountFromWire,
);

export const dismissDuplicate = (entry: DismissalEntry) =>
  postForMessage(dismissalsPath, dismissalToWire(entry));

export const mergesResource = (page: number) =>
  readResource(`${mergesPath}?page=${page}`, mergePageFromWire);

export const mergePeople = async (entry: MergeEntry) =>
  v.parse(mergeFromWire, await http.post(mergesPath, mergeEntryToWire(entry)));

export const separatePeople = (id: number) => postForMessage(`${mergesPath}/${id}/deshacer`, {});
