import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  languageEntryToWire,
  languageRecordFromWire,
  languageRecordToWire,
} from '@portal/contract/catalog-records';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the languages of the master data, `GET /api/idiomas` (S7.11). Requires `ROLE_ADMIN`.
 */
export const languagesResource = readList('/api/idiomas', languageRecordFromWire);

/**
 * Creates a language, `POST /api/idiomas/save` (S7.11), and returns the server's message. Rejects
 * with status 409 if the name is in use. Requires `ROLE_ADMIN`.
 */
export const createLanguage = (entry: CatalogEntry) =>
  postForMessage('/api/idiomas/save', languageEntryToWire(entry));

/**
 * Saves a language over the version that was read, `PUT /api/idiomas/update/{id}` (S7.11). Rejects
 * with status 409 if the name is in use or the language changed since. Requires `ROLE_ADMIN`.
 */
export const updateLanguage = (language: CatalogRecord) =>
  putForMessage(`/api/idiomas/update/${language.id}`, languageRecordToWire(language));

/**
 * Moves a language to the trash, `DELETE /api/idiomas/delete/{id}` (S7.11). Rejects with status 409
 * and the offers that use it; show them with `showOffersUsing`. Requires `ROLE_ADMIN`.
 */
export const deleteLanguage = (id: number) => deleteForMessage(`/api/idiomas/delete/${id}`);
