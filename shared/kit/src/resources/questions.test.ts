import { fakeApi } from '../testing/fake-api';
import { createQuestion, deleteQuestion, questionsResource, updateQuestion } from './questions';

test('reads all', async () => {
  const api = fakeApi({ 'GET /api/preguntas': [{ id_pregunta: 3, des_pregunta: 'Algo' }] });
  const { signal } = new AbortController();

  expect(questionsResource.key).toBe('/api/preguntas');
  expect(await questionsResource.load(signal)).toEqual([{ id: 3, name: 'Algo' }]);
  expect(api.callsOf('GET /api/preguntas')).toMatchObject([{ signal }]);
});

test('creates one', async () => {
  const api = fakeApi({ 'POST /api/preguntas/guardarPregunta': { mensaje: 'Creado.' } });

  expect(await createQuestion({ name: 'Algo' })).toBe('Creado.');
  expect(api.sent('POST /api/preguntas/guardarPregunta')).toEqual([
    {
      des_pregunta: 'Algo',
    },
  ]);
});

test('updates one', async () => {
  const api = fakeApi({ 'PUT /api/preguntas/updatePregunta/3': { mensaje: 'Actualizado.' } });

  expect(await updateQuestion({ id: 3, name: 'Algo', version: 2 })).toBe('Actualizado.');
  expect(api.sent('PUT /api/preguntas/updatePregunta/3')).toEqual([
    {
      id_pregunta: 3,
      des_pregunta: 'Algo',
      version: 2,
    },
  ]);
});

test('deletes one', async () => {
  const api = fakeApi({ 'DELETE /api/preguntas/deletePregunta/3': { mensaje: 'Eliminado.' } });

  expect(await deleteQuestion(3)).toBe('Eliminado.');
  expect(api.callsOf('DELETE /api/preguntas/deletePregunta/3')).toHaveLength(1);
});
