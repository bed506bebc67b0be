import { http } from '@portal/http';
import { createSkill, deleteSkill, skillsResource, updateSkill } from './skills';

jest.mock('@portal/http');

test('reads all', async () => {
  jest.mocked(http.get).mockResolvedValueOnce([{ id_conocimientos: 3, conocimientos: 'Algo' }]);
  const { signal } = new AbortController();

  expect(skillsResource.key).toBe('/api/conocimientos');
  expect(await skillsResource.load(signal)).toEqual([{ id: 3, name: 'Algo' }]);
  expect(http.get).toHaveBeenCalledWith('/api/conocimientos', { signal });
});

test('creates one', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Creado.' });

  expect(await createSkill({ name: 'Algo' })).toBe('Creado.');
  expect(http.post).toHaveBeenCalledWith('/api/conocimientos/save', { conocimientos: 'Algo' });
});

test('updates one', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Actualizado.' });

  expect(await updateSkill({ id: 3, name: 'Algo', version: 2 })).toBe('Actualizado.');
  expect(http.put).toHaveBeenCalledWith('/api/conocimientos/update/3', {
    id_conocimientos: 3,
    conocimientos: 'Algo',
    version: 2,
  });
});

test('deletes one', async () => {
  jest.mocked(http.delete).mockResolvedValueOnce({ mensaje: 'Eliminado.' });

  expect(await deleteSkill(3)).toBe('Eliminado.');
  expect(http.delete).toHaveBeenCalledWith('/api/conocimientos/delete/3');
});
