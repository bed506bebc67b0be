import { fakeApi } from '../testing/fake-api';
import {
  createOfferQuestion,
  deleteOfferQuestion,
  offerQuestionsResource,
} from './offer-questions';

test('reads the questions of an offer', async () => {
  fakeApi({
    'GET /api/ofertas_preguntas/oferta/9': [
      { id_ofertas_preguntas: 1, preguntas: { id_pregunta: 3, des_pregunta: '¿Por qué?' } },
    ],
  });

  expect(await offerQuestionsResource(9).load()).toMatchObject([
    { id: 1, question: { id: 3, name: '¿Por qué?' } },
  ]);
});

test('assigns a question', async () => {
  const api = fakeApi({ 'POST /api/ofertas_preguntas/guardar': {} });

  await createOfferQuestion({ offerId: 9, questionId: 3 });

  expect(api.sent('POST /api/ofertas_preguntas/guardar')).toEqual([
    { preguntas: { id_pregunta: 3 }, ofertas: { id_oferta: 9 } },
  ]);
});

test('deletes an assignment', async () => {
  const api = fakeApi({ 'DELETE /api/ofertas_preguntas/eliminar/1': {} });

  await deleteOfferQuestion(1);

  expect(api.calls).toHaveLength(1);
});
