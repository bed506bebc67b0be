import {
  answerFromWire,
  answerWriteToWire,
  type Answer,
  type AnswerWrite,
} from '@portal/contract/answer';
import { HttpError } from '@portal/http';
import type { Resource } from '@portal/runtime';
import { postForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';
import { ofSubmission, type SubmissionCall } from '../calls/submission';

/** What an applicant answered to a question of an offer; a 404 means nothing. */
export function answerResource(offerQuestionId: number, applicantId: number): Resource<Answer> {
  const answer = readResource(
    `/api/respuestas-ofertas-preguntas/oferta-pregunta/${offerQuestionId}/aplicante/${applicantId}`,
    answerFromWire,
  );
  return {
    ...answer,
    load: (signal) =>
      answer.load(signal).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return { text: undefined };
        throw error;
      }),
  };
}

export const saveAnswer = (write: AnswerWrite, call?: SubmissionCall) =>
  postForMessage(
    '/api/respuestas-ofertas-preguntas/guardar',
    answerWriteToWire(write),
    ofSubmission(call),
  );
