import type { CatalogEntry } from '@portal/contract/catalog';
import { messageFromWire } from '@portal/contract/message';
import {
  questionEntryToWire,
  questionFromWire,
  questionToWire,
  type Question,
} from '@portal/contract/question';
import { http } from '@portal/http';
import { readList } from './read-resource';

export const questionsResource = readList('/api/preguntas', questionFromWire);

export const createQuestion = async (entry: CatalogEntry) =>
  messageFromWire(await http.post('/api/preguntas/guardarPregunta', questionEntryToWire(entry)));

export const updateQuestion = async (question: Question) =>
  messageFromWire(
    await http.put(`/api/preguntas/updatePregunta/${question.id}`, questionToWire(question)),
  );

export const deleteQuestion = async (id: number) =>
  messageFromWire(await http.delete(`/api/preguntas/deletePregunta/${id}`));
