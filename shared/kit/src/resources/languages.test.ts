import { fakeApi } from '../testing/fake-api';
import { createLanguage, deleteLanguage, languagesResource, updateLanguage } from './languages';

test('reads all', async () => {
  const api = fakeApi({ 'GET /api/idiomas': [{ id_idioma: 3, nombre_idioma: 'Algo' }] });
  const { signal } = new AbortController();

  expect(languagesResource.key).toBe('/api/idiomas');
  expect(await languagesResource.load(signal)).toEqual([{ id: 3, name: 'Algo' }]);
  expect(api.callsOf('GET /api/idiomas')).toMatchObject([{ signal }]);
});

test('creates one', async () => {
  const api = fakeApi({ 'POST /api/idiomas/save': { mensaje: 'Creado.' } });

  expect(await createLanguage({ name: 'Algo' })).toBe('Creado.');
  expect(api.sent('POST /api/idiomas/save')).toEqual([{ nombre_idioma: 'Algo' }]);
});

test('updates one', async () => {
  const api = fakeApi({ 'PUT /api/idiomas/update/3': { mensaje: 'Actualizado.' } });

  expect(await updateLanguage({ id: 3, name: 'Algo', version: 2 })).toBe('Actualizado.');
  expect(api.sent('PUT /api/idiomas/update/3')).toEqual([
    {
      id_idioma: 3,
      nombre_idioma: 'Algo',
      version: 2,
    },
  ]);
});

test('deletes one', async () => {
  const api = fakeApi({ 'DELETE /api/idiomas/delete/3': { mensaje: 'Eliminado.' } });

  expect(await deleteLanguage(3)).toBe('Eliminado.');
  expect(api.callsOf('DELETE /api/idiomas/delete/3')).toHaveLength(1);
});
