import { fakeApi } from '../testing/fake-api';
import { createSkill, deleteSkill, skillsResource, updateSkill } from './skills';

test('reads all', async () => {
  const api = fakeApi({
    'GET /api/conocimientos': [{ id_conocimientos: 3, conocimientos: 'Algo' }],
  });
  const { signal } = new AbortController();

  expect(skillsResource.key).toBe('/api/conocimientos');
  expect(await skillsResource.load(signal)).toEqual([{ id: 3, name: 'Algo' }]);
  expect(api.callsOf('GET /api/conocimientos')).toMatchObject([{ signal }]);
});

test('creates one', async () => {
  const api = fakeApi({ 'POST /api/conocimientos/save': { mensaje: 'Creado.' } });

  expect(await createSkill({ name: 'Algo' })).toBe('Creado.');
  expect(api.sent('POST /api/conocimientos/save')).toEqual([{ conocimientos: 'Algo' }]);
});

test('updates one', async () => {
  const api = fakeApi({ 'PUT /api/conocimientos/update/3': { mensaje: 'Actualizado.' } });

  expect(await updateSkill({ id: 3, name: 'Algo', version: 2 })).toBe('Actualizado.');
  expect(api.sent('PUT /api/conocimientos/update/3')).toEqual([
    {
      id_conocimientos: 3,
      conocimientos: 'Algo',
      version: 2,
    },
  ]);
});

test('deletes one', async () => {
  const api = fakeApi({ 'DELETE /api/conocimientos/delete/3': { mensaje: 'Eliminado.' } });

  expect(await deleteSkill(3)).toBe('Eliminado.');
  expect(api.callsOf('DELETE /api/conocimientos/delete/3')).toHaveLength(1);
});
