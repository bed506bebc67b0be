import { fakeApi } from '../testing/fake-api';
import {
  createPerson,
  deletePerson,
  peoplePageResource,
  personResource,
  photoUrl,
  updatePerson,
  uploadPhoto,
} from './people';

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
  fakeApi({ 'GET /api/personas/page/2': page });

  expect(await peoplePageResource(2).load()).toEqual({
    items: [person],
    number: 2,
    totalPages: 3,
    isFirst: false,
    isLast: true,
  });
});

test('reads one person', async () => {
  fakeApi({ 'GET /api/personas/7': wire });

  expect(await personResource(7).load()).toEqual(person);
});

test('creates a person', async () => {
  const api = fakeApi({ 'POST /api/personas': { mensaje: 'Creada.' } });

  expect(await createPerson({ ...entry, countryId: 4 })).toBe('Creada.');
  expect(api.sent('POST /api/personas')).toEqual([
    {
      nombre: 'Anna',
      apellido: 'Peña',
      correo: 'anna@example.org',
      pais: { id: 4 },
    },
  ]);
});

test('updates a person', async () => {
  const api = fakeApi({ 'PUT /api/personas/update/7': { mensaje: 'Actualizada.' } });

  expect(await updatePerson(person, entry)).toBe('Actualizada.');
  expect(api.sent('PUT /api/personas/update/7')).toEqual([
    {
      id_persona: 7,
      nombre: 'Anna',
      apellido: 'Peña',
      correo: 'anna@example.org',
      version: 2,
    },
  ]);
});

test('deletes a person', async () => {
  const api = fakeApi({ 'DELETE /api/personas/delete/7': { mensaje: 'Eliminada.' } });

  expect(await deletePerson(7)).toBe('Eliminada.');
  expect(api.callsOf('DELETE /api/personas/delete/7')).toHaveLength(1);
});

test('uploads a photo and reports its progress', async () => {
  const api = fakeApi({
    'POST /api/personas/upload': ({ report }) => {
      report(0.4);
      return { persona: wire, mensaje: 'Subida.' };
    },
  });
  const photo = new File(['x'], 'a.png', { type: 'image/png' });
  const onProgress = jest.fn();

  expect(await uploadPhoto(7, photo, onProgress)).toEqual({ person, message: 'Subida.' });

  expect(api.calls[0]?.body).toBeInstanceOf(FormData);
  expect(api.sent('POST /api/personas/upload')).toEqual([{ id: '7', archivo: photo }]);
  expect(onProgress).toHaveBeenCalledWith(40);
});

test('a photo that the server has taken is taken, whatever its answer says', async () => {
  fakeApi({ 'POST /api/personas/upload': '<p>Subida</p>' });

  const saved = await uploadPhoto(7, new File(['x'], 'a.png', { type: 'image/png' }));

  expect(saved).toEqual({ person: undefined, message: '' });
});

test.each([
  ['a1.webp', '/api/uploads/img/a1.webp'],
  [undefined, '/images/no-usuario.png'],
])('the photo %s is shown from %s', (photo, url) => {
  expect(photoUrl(photo)).toBe(url);
});
