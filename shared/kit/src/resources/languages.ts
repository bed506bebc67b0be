import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import { languageRecordFromWire, languageRecordToWire } from '@portal/contract/catalog-records';
import { languageEntryToWire } from '@portal/contract/language';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';
import { readList } from '../calls/read-resource';

export const languagesResource = readList('/api/idiomas', languageRecordFromWire);

export const createLanguage = async (entry: CatalogEntry) =>
  messageFromWire(await http.post('/api/idiomas/save', languageEntryToWire(entry)));

export const updateLanguage = async (language: CatalogRecord) =>
  messageFromWire(
    await http.put(`/api/idiomas/update/${language.id}`, languageRecordToWire(language)),
  );

export const deleteLanguage = async (id: number) =>
  messageFromWire(await http.delete(`/api/idiomas/delete/${id}`));
