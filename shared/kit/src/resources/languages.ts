import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  languageEntryToWire,
  languageRecordFromWire,
  languageRecordToWire,
} from '@portal/contract/catalog-records';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const languagesResource = readList('/api/idiomas', languageRecordFromWire);

export const createLanguage = (entry: CatalogEntry) =>
  postForMessage('/api/idiomas/save', languageEntryToWire(entry));

export const updateLanguage = (language: CatalogRecord) =>
  putForMessage(`/api/idiomas/update/${language.id}`, languageRecordToWire(language));

export const deleteLanguage = (id: number) => deleteForMessage(`/api/idiomas/delete/${id}`);
