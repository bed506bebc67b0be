import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import { questionRecordFromWire, questionRecordToWire } from '@portal/contract/catalog-records';
import { messageFromWire } from '@portal/contract/message';
import { questionEntryToWire } from '@portal/contract/question';
import { http } from '@portal/http';
import { readList } from '../calls/read-resource';

export const questionsResource = readList('/api/preguntas', questionRecordFromWire);

export const createQuestion = async (entry: CatalogEntry) =>
  messageFromWire(await http.post('/api/preguntas/guardarPregunta', questionEntryToWire(entry)));

export const updateQuestion = async (question: CatalogRecord) =>
  messageFromWire(
    await http.put(`/api/preguntas/updatePregunta/${question.id}`, questionRecordToWire(question)),
  );

export const deleteQuestion = async (id: number) =>
  messageFromWire(await http.delete(`/api/preguntas/deletePregunta/${id}`));
