import { http } from '@portal/http';
import { createQuestion, deleteQuestion, questionsResource, updateQuestion } from './questions';

jest.mock('@portal/http');

test('reads all', async () => {
  jest.mocked(http.get).mockResolvedValueOnce([{ id_pregunta: 3, des_pregunta: 'Algo' }]);
  const { signal } = new AbortController();

  expect(questionsResource.key).toBe('/api/preguntas');
  expect(await questionsResource.load(signal)).toEqual([{ id: 3, name: 'Algo' }]);
  expect(http.get).toHaveBeenCalledWith('/api/preguntas', { signal });
});

test('creates one', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Creado.' });

  expect(await createQuestion({ name: 'Algo' })).toBe('Creado.');
  expect(http.post).toHaveBeenCalledWith('/api/preguntas/guardarPregunta', {
    des_pregunta: 'Algo',
  });
});

test('updates one', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Actualizado.' });

  expect(await updateQuestion({ id: 3, name: 'Algo', version: 2 })).toBe('Actualizado.');
  expect(http.put).toHaveBeenCalledWith('/api/preguntas/updatePregunta/3', {
    id_pregunta: 3,
    des_pregunta: 'Algo',
    version: 2,
  });
});

test('deletes one', async () => {
  jest.mocked(http.delete).mockResolvedValueOnce({ mensaje: 'Eliminado.' });

  expect(await deleteQuestion(3)).toBe('Eliminado.');
  expect(http.delete).toHaveBeenCalledWith('/api/preguntas/deletePregunta/3');
});
