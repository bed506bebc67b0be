import { http, HttpError } from '@portal/http';
import { answerResource, saveAnswer } from './answers';

jest.mock('@portal/http');

test('reads an answer', async () => {
  jest.mocked(http.get).mockResolvedValueOnce({ respuesta: 'Sí' });

  expect(await answerResource(5, 3).load()).toEqual({ text: 'Sí' });
  expect(http.get).toHaveBeenCalledWith(
    '/api/respuestas-ofertas-preguntas/oferta-pregunta/5/aplicante/3',
    { signal: undefined },
  );
});

test('a 404 is no answer, another failure is one', async () => {
  const refused = (status: number) =>
    Object.assign(new HttpError({ message: 'refused' }), { status });
  jest.mocked(http.get).mockRejectedValueOnce(refused(404)).mockRejectedValueOnce(refused(500));

  expect(await answerResource(5, 3).load()).toEqual({ text: undefined });
  await expect(answerResource(5, 3).load()).rejects.toMatchObject({ status: 500 });
});

test('saves an answer', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Guardada.' });
  const write = { applicantId: 3, offerQuestionId: 5, text: 'Sí' };

  expect(await saveAnswer(write, { idempotencyKey: 'a1' })).toBe('Guardada.');
  expect(http.post).toHaveBeenCalledWith(
    '/api/respuestas-ofertas-preguntas/guardar',
    {
      id_respuestas_ofertas_preguntas: 0,
      respuesta: 'Sí',
      aplicante: { id_aplicantes: 3 },
      ofertasPreguntas: { id_ofertas_preguntas: 5 },
    },
    { headers: { 'Idempotency-Key': 'a1' } },
  );
});
