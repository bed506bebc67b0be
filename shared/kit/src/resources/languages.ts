import type { CatalogEntry } from '@portal/contract/catalog';
import {
  languageEntryToWire,
  languageFromWire,
  languageToWire,
  type Language,
} from '@portal/contract/language';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';
import { readList } from './read-resource';

export const languagesResource = readList('/api/idiomas', languageFromWire);

export const createLanguage = async (entry: CatalogEntry) =>
  messageFromWire(await http.post('/api/idiomas/save', languageEntryToWire(entry)));

export const updateLanguage = async (language: Language) =>
  messageFromWire(await http.put(`/api/idiomas/update/${language.id}`, languageToWire(language)));

export const deleteLanguage = async (id: number) =>
  messageFromWire(await http.delete(`/api/idiomas/delete/${id}`));
