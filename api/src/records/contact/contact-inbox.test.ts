import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await send({ nombre: 'Ana Pérez', email: 'ana@empresa.example.org' });
  await send({ nombre: 'Íñigo Soto', descripcion: 'Una aplicación móvil al 100%.' });
  await send({ nombre: 'Bea Luna' });
});
afterAll(() => api.close());

const send = (fields: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: {
      nombre: 'Ana Pérez',
      email: 'quien@empresa.example.org',
      celular: '+56 9 1234 5678',
      descripcion: 'Necesitamos dos personas.',
      ...fields,
    },
  });

const read = async (query = '') =>
  (await api.app.inject({ url: `/api/contacto/solicitudes${query}`, headers: api.admin })).json();
const names = async (query: string) =>
  (await read(query)).content.map(({ nombre }: { nombre: string }) => nombre);

const change = (method: 'PUT' | 'DELETE', id: number, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/contacto/solicitudes/${id}`,
    headers: api.admin,
    ...(payload && { payload }),
  });

test('staff find every request again, the newest first', async () => {
  const page = await read();

  expect(page).toMatchObject({ number: 0, totalPages: 1, first: true, last: true });
  expect(page.content[2]).toEqual({
    id_contacto: 1,
    nombre: 'Ana Pérez',
    email: 'ana@empresa.example.org',
    celular: '+56 9 1234 5678',
    descripcion: 'Necesitamos dos personas.',
    fecha: expect.stringMatching(/Z$/),
  });
  expect(page.content.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Bea Luna',
    'Íñigo Soto',
    'Ana Pérez',
  ]);
});

test('by pages, and by a part of what was written', async () => {
  expect(await names('?size=2&page=1')).toEqual(['Ana Pérez']);
  expect((await read('?size=2')).totalPages).toBe(2);
  expect(await names('?q=INIGO')).toEqual(['Íñigo Soto']);
  expect(await names('?q=ana%40empresa')).toEqual(['Ana Pérez']);
  expect(await names('?q=100%25')).toEqual(['Íñigo Soto']);
  expect(await names('?q=nada')).toEqual([]);
});

test('a request is marked as dealt with, and as waiting again', async () => {
  const answered = await change('PUT', 1, { atendida: true });

  expect(answered.statusCode).toBe(200);
  expect(answered.json().fecha_atencion).toMatch(/Z$/);
  expect(await names('?estado=atendida')).toEqual(['Ana Pérez']);
  expect(await names('?estado=pendiente')).toEqual(['Bea Luna', 'Íñigo Soto']);

  await change('PUT', 1, { atendida: false });
  expect(await names('?estado=atendida')).toEqual([]);
});

test('a request can be deleted', async () => {
  await send({ nombre: 'Para borrar' });
  const id = (await read('?q=para borrar')).content[0].id_contacto;

  expect((await change('DELETE', id)).json()).toEqual({ mensaje: 'La solicitud fue eliminada.' });
  expect(await names('?q=para borrar')).toEqual([]);
  expect((await change('DELETE', id)).statusCode).toBe(404);
});

test('what makes no sense is refused', async () => {
  const statusOf = async (query: string) =>
    (await api.app.inject({ url: `/api/contacto/solicitudes?${query}`, headers: api.admin }))
      .statusCode;

  expect(await statusOf('estado=otro')).toBe(400);
  expect(await statusOf('size=101')).toBe(400);
  expect(await statusOf('page=-1')).toBe(400);
  expect((await change('PUT', 1, { atendida: 'si' })).statusCode).toBe(400);
  expect((await change('PUT', 9999, { atendida: true })).statusCode).toBe(404);
});

test('a robot that fills in the hidden field is answered like anybody and leaves nothing', async () => {
  const robot = await send({ nombre: 'Robot', sitio: 'https://spam.example.org' });
  const person = await send({ nombre: 'Persona', sitio: '' });

  expect([robot.statusCode, robot.json()]).toEqual([person.statusCode, person.json()]);
  expect(await names('?q=robot')).toEqual([]);
  expect(await names('?q=persona')).toContain('Persona');
});
