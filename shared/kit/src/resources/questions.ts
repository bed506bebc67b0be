import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  questionEntryToWire,
  questionRecordFromWire,
  questionRecordToWire,
} from '@portal/contract/catalog-records';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the questions of the master data, `GET /api/preguntas` (S7.12). Requires
 * `ROLE_ADMIN`.
 */
export const questionsResource = readList('/api/preguntas', questionRecordFromWire);

/**
 * Creates a question, `POST /api/preguntas/guardarPregunta` (S7.12), and returns the server's
 * message. Rejects with status 409 if the text is in use. Requires `ROLE_ADMIN`.
 */
export const createQuestion = (entry: CatalogEntry) =>
  postForMessage('/api/preguntas/guardarPregunta', questionEntryToWire(entry));

/**
 * Saves a question over the version that was read, `PUT /api/preguntas/updatePregunta/{id}`
 * (S7.12). Rejects with status 409 if the text is in use or the question changed since. Requires
 * `ROLE_ADMIN`.
 */
export const updateQuestion = (question: CatalogRecord) =>
  putForMessage(`/api/preguntas/updatePregunta/${question.id}`, questionRecordToWire(question));

/**
 * Moves a question to the trash, `DELETE /api/preguntas/deletePregunta/{id}` (S7.12). Rejects with
 * status 409 and the offers that use it; show them with `showOffersUsing`. Requires `ROLE_ADMIN`.
 */
export const deleteQuestion = (id: number) =>
  deleteForMessage(`/api/preguntas/deletePregunta/${id}`);
