import { fakeApi, refusal } from '../testing/fake-api';
import { answerResource, saveAnswer } from './answers';

test('reads an answer', async () => {
  fakeApi({
    'GET /api/respuestas-ofertas-preguntas/oferta-pregunta/5/aplicante/3': { respuesta: 'Sí' },
  });

  expect(await answerResource(5, 3).load()).toEqual({ text: 'Sí' });
});

test('a 404 is no answer, another failure is one', async () => {
  const read = 'GET /api/respuestas-ofertas-preguntas/oferta-pregunta/5/aplicante/3';
  const api = fakeApi({ [read]: refusal(500) });
  api.answerOnce(read, refusal(404));

  expect(await answerResource(5, 3).load()).toEqual({ text: undefined });
  await expect(answerResource(5, 3).load()).rejects.toMatchObject({ status: 500 });
});

test('saves an answer', async () => {
  const save = 'POST /api/respuestas-ofertas-preguntas/guardar';
  const api = fakeApi({ [save]: { mensaje: 'Guardada.' } });
  const write = { applicantId: 3, offerQuestionId: 5, text: 'Sí' };

  expect(await saveAnswer(write, { idempotencyKey: 'a1' })).toBe('Guardada.');
  expect(api.sent(save)).toEqual([
    {
      id_respuestas_ofertas_preguntas: 0,
      respuesta: 'Sí',
      aplicante: { id_aplicantes: 3 },
      ofertasPreguntas: { id_ofertas_preguntas: 5 },
    },
  ]);
  expect(api.calls[0]?.header('Idempotency-Key')).toBe('a1');
});
