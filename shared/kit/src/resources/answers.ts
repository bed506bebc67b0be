import { answerFromWire, answerWriteToWire, type AnswerWrite } from '@portal/contract/answer';
import { postForMessage } from '../calls/message-calls';
import { readResource, withMeaning } from '../calls/read-resource';
import { submissionOptions, type SubmissionCall } from '../calls/submission';
import { errorStatus } from '../failures/error-message';

/** Answer of an applicant to a question of an offer. A 404 gives an empty answer. */
export const answerResource = (offerQuestionId: number, applicantId: number) =>
  withMeaning(
    readResource(
      `/api/respuestas-ofertas-preguntas/oferta-pregunta/${offerQuestionId}/aplicante/${applicantId}`,
      answerFromWire,
    ),
    { question: undefined, text: undefined },
    (error) => errorStatus(error) === 404,
  );

/**
 * Saves an applicant's answer to a question of an offer, `POST
 * /api/respuestas-ofertas-preguntas/guardar` (S7.27). Call it after the upload, in the same
 * browser: without it the server answers with status 404. Returns the server's message.
 */
export const saveAnswer = (write: AnswerWrite, call?: SubmissionCall) =>
  postForMessage(
    '/api/respuestas-ofertas-preguntas/guardar',
    answerWriteToWire(write),
    submissionOptions(call),
  );
