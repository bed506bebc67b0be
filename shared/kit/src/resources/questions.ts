import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  questionEntryToWire,
  questionRecordFromWire,
  questionRecordToWire,
} from '@portal/contract/catalog-records';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const questionsResource = readList('/api/preguntas', questionRecordFromWire);

export const createQuestion = (entry: CatalogEntry) =>
  postForMessage('/api/preguntas/guardarPregunta', questionEntryToWire(entry));

export const updateQuestion = (question: CatalogRecord) =>
  putForMessage(`/api/preguntas/updatePregunta/${question.id}`, questionRecordToWire(question));

export const deleteQuestion = (id: number) =>
  deleteForMessage(`/api/preguntas/deletePregunta/${id}`);
