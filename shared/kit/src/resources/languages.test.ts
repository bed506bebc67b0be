import { http } from '@portal/http';
import { createLanguage, deleteLanguage, languagesResource, updateLanguage } from './languages';

jest.mock('@portal/http');

test('reads all', async () => {
  jest.mocked(http.get).mockResolvedValueOnce([{ id_idioma: 3, nombre_idioma: 'Algo' }]);
  const { signal } = new AbortController();

  expect(languagesResource.key).toBe('/api/idiomas');
  expect(await languagesResource.load(signal)).toEqual([{ id: 3, name: 'Algo' }]);
  expect(http.get).toHaveBeenCalledWith('/api/idiomas', { signal });
});

test('creates one', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Creado.' });

  expect(await createLanguage({ name: 'Algo' })).toBe('Creado.');
  expect(http.post).toHaveBeenCalledWith('/api/idiomas/save', { nombre_idioma: 'Algo' });
});

test('updates one', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Actualizado.' });

  expect(await updateLanguage({ id: 3, name: 'Algo', version: 2 })).toBe('Actualizado.');
  expect(http.put).toHaveBeenCalledWith('/api/idiomas/update/3', {
    id_idioma: 3,
    nombre_idioma: 'Algo',
    version: 2,
  });
});

test('deletes one', async () => {
  jest.mocked(http.delete).mockResolvedValueOnce({ mensaje: 'Eliminado.' });

  expect(await deleteLanguage(3)).toBe('Eliminado.');
  expect(http.delete).toHaveBeenCalledWith('/api/idiomas/delete/3');
});
