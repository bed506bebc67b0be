import { answerWriteFromWire } from '@portal/contract/application-writes';
import { answerToWire } from '@portal/contract/answer';
import { applicationAnswersPath, applicationAnswersToWire } from '@portal/contract/given-answer';
import { wireIdText } from '@portal/contract/request';
import { messageToWire } from '@portal/contract/message';
import * as v from 'valibot';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { assertFound, notFound } from '../../platform/problem/problem';
import type { Platform } from '../../platform/platform';
import { applicationLimits } from '../application-limits';
import { createSubmissions } from '../applicants/submissions';
import { createUnverifiedApplicants } from '../applicants/unverified-applicants';
import {
  answersOfApplication,
  findAnswer,
  offerOfQuestion,
  saveAnswer,
  wasSentBy,
} from './answer-repository';

const answerParams = v.object({ offerQuestionId: wireIdText, applicantId: wireIdText });
const questionMissing = 'La pregunta no pertenece a la oferta.';

export function answerRoutes(app: App, platform: Platform) {
  const { db, key, limiter } = platform;
  const unverified = createUnverifiedApplicants(platform, createSubmissions(key));

  app.get(
    '/api/respuestas-ofertas-preguntas/oferta-pregunta/:offerQuestionId/aplicante/:applicantId',
    { config: { access: 'ROLE_ADMIN' }, schema: { params: answerParams } },
    async ({ params }) => {
      assertFound(await offerOfQuestion(db, params.offerQuestionId), questionMissing);
      const { question, text = '' } = await findAnswer(
        db,
        params.offerQuestionId,
        params.applicantId,
      );
      return answerToWire({ question, text });
    },
  );

  app.get(
    applicationAnswersPath(':id'),
    { config: { access: 'ROLE_ADMIN' }, schema: { params: idParams } },
    async ({ params }) => {
      const answers = await answersOfApplication(db, params.id);
      return applicationAnswersToWire(assertFound(answers, 'La postulación no existe.'));
    },
  );

  app.post(
    '/api/respuestas-ofertas-preguntas/guardar',
    { config: { access: 'public' }, schema: { body: answerWriteFromWire } },
    async (request, reply) => {
      await unverified.admit({ request, reply });
      await limiter.countFrom(request, applicationLimits.answer);
      const { applicantId, offerQuestionId } = request.body;
      const offerId = assertFound(await offerOfQuestion(db, offerQuestionId), questionMissing);
      const { nonce } = await unverified.require({ request, reply }, { applicantId, offerId });
      if (!(await wasSentBy(db, nonce, { applicantId, offerId }))) {
        throw notFound('Primero debes enviar tu postulación.');
      }
      await saveAnswer(db, request.body);
      return reply.code(201).send(messageToWire('¡Gracias! Tu postulación fue enviada con éxito.'));
    },
  );
}
