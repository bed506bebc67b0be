import { http } from '@portal/http';
import {
  createPerson,
  deletePerson,
  peoplePageResource,
  personResource,
  photoUrl,
  updatePerson,
  uploadPhoto,
} from './people';

jest.mock('@portal/http');

const wire = {
  id_persona: 7,
  nombre: 'Anna',
  apellido: 'Peña',
  correo: 'anna@example.org',
  fecha_creacion: '2026-03-05',
  pais: null,
  foto: 'a1.webp',
  version: 2,
};
const person = {
  id: 7,
  firstName: 'Anna',
  lastName: 'Peña',
  email: 'anna@example.org',
  createdAt: '2026-03-05',
  country: undefined,
  photo: 'a1.webp',
  version: 2,
};
const entry = {
  firstName: 'Anna',
  lastName: 'Peña',
  email: 'anna@example.org',
  countryId: undefined,
};

test('reads a page of people', async () => {
  const page = { content: [wire], number: 2, totalPages: 3, first: false, last: true };
  jest.mocked(http.get).mockResolvedValueOnce(page);

  expect(await peoplePageResource(2).load()).toEqual({
    items: [person],
    number: 2,
    totalPages: 3,
    isFirst: false,
    isLast: true,
  });
  expect(http.get).toHaveBeenCalledWith('/api/personas/page/2', { signal: undefined });
});

test('reads one person', async () => {
  jest.mocked(http.get).mockResolvedValueOnce(wire);

  expect(await personResource(7).load()).toEqual(person);
  expect(http.get).toHaveBeenCalledWith('/api/personas/7', { signal: undefined });
});

test('creates a person', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Creada.' });

  expect(await createPerson({ ...entry, countryId: 4 })).toBe('Creada.');
  expect(http.post).toHaveBeenCalledWith('/api/personas', {
    nombre: 'Anna',
    apellido: 'Peña',
    correo: 'anna@example.org',
    pais: { id: 4 },
  });
});

test('updates a person', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Actualizada.' });

  expect(await updatePerson(person, entry)).toBe('Actualizada.');
  expect(http.put).toHaveBeenCalledWith('/api/personas/update/7', {
    id_persona: 7,
    nombre: 'Anna',
    apellido: 'Peña',
    correo: 'anna@example.org',
    version: 2,
  });
});

test('deletes a person', async () => {
  jest.mocked(http.delete).mockResolvedValueOnce({ mensaje: 'Eliminada.' });

  expect(await deletePerson(7)).toBe('Eliminada.');
  expect(http.delete).toHaveBeenCalledWith('/api/personas/delete/7');
});

test('uploads a photo and reports its progress', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ persona: wire, mensaje: 'Subida.' });
  const photo = new File(['x'], 'a.png', { type: 'image/png' });
  const onProgress = jest.fn();

  expect(await uploadPhoto(7, photo, onProgress)).toEqual({ person, message: 'Subida.' });

  const [path, body, options] = jest.mocked(http.post).mock.lastCall ?? [];
  expect(path).toBe('/api/personas/upload');
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData && [...body]).toEqual([
    ['id', '7'],
    ['archivo', photo],
  ]);
  expect(options?.onProgress).toBe(onProgress);
});

test('a photo that the server has taken is taken, whatever its answer says', async () => {
  jest.mocked(http.post).mockResolvedValueOnce('<p>Subida</p>');

  const saved = await uploadPhoto(7, new File(['x'], 'a.png', { type: 'image/png' }));

  expect(saved).toEqual({ person: undefined, message: '' });
});

test.each([
  ['a1.webp', '/api/uploads/img/a1.webp'],
  [undefined, '/images/no-usuario.png'],
])('the photo %s is shown from %s', (photo, url) => {
  expect(photoUrl(photo)).toBe(url);
});
