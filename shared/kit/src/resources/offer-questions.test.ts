import { http } from '@portal/http';
import {
  createOfferQuestion,
  deleteOfferQuestion,
  offerQuestionsResource,
} from './offer-questions';

jest.mock('@portal/http');

test('reads the questions of an offer', async () => {
  jest
    .mocked(http.get)
    .mockResolvedValueOnce([
      { id_ofertas_preguntas: 1, preguntas: { id_pregunta: 3, des_pregunta: '¿Por qué?' } },
    ]);

  expect(await offerQuestionsResource(9).load()).toMatchObject([
    { id: 1, question: { id: 3, name: '¿Por qué?' } },
  ]);
  expect(http.get).toHaveBeenCalledWith('/api/ofertas_preguntas/oferta/9', { signal: undefined });
});

test('assigns a question', async () => {
  await createOfferQuestion({ offerId: 9, questionId: 3 });

  expect(http.post).toHaveBeenCalledWith('/api/ofertas_preguntas/guardar', {
    preguntas: { id_pregunta: 3 },
    ofertas: { id_oferta: 9 },
  });
});

test('deletes an assignment', async () => {
  await deleteOfferQuestion(1);

  expect(http.delete).toHaveBeenCalledWith('/api/ofertas_preguntas/eliminar/1');
});
