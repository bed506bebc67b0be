import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const send = (fields: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/privacidad/solicitudes',
    payload: {
      tipo: 'acceso',
      nombre: 'Ana Pérez',
      email: 'quien@correo.example.org',
      codigo_postulacion: '',
      detalle: '',
      ...fields,
    },
  });

const read = async (query = '') =>
  (await api.app.inject({ url: `/api/privacidad/solicitudes${query}`, headers: api.admin })).json();

const change = (method: 'PUT' | 'DELETE', id: number, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/privacidad/solicitudes/${id}`,
    headers: api.admin,
    ...(payload && { payload }),
  });

test('a request of somebody whose data are stored is answered like that of a stranger', async () => {
  const known = await send({ email: 'camila.torres@correo.example.org' });
  const stranger = await send({ email: 'nadie@correo.example.org' });

  expect(known.statusCode).toBe(201);
  expect(known.json()).toEqual({
    mensaje: 'Recibimos tu solicitud. Te responderemos al correo que escribiste.',
  });
  expect(stranger.json()).toEqual(known.json());
  expect(Object.keys(stranger.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted());
  expect(known.headers['cache-control']).toBe('no-store');
});

test('staff see whose it is, and whether the code is one of that person', async () => {
  const visitor = createVisitor(api.app, 'codigo@correo.example.org', 1);
  const applicantId = await register(visitor);
  const { aplicanteOferta } = (await visitor.upload(applicantId, {})).json();
  const email = 'Codigo@correo.example.org';
  await send({ email, tipo: 'eliminacion', codigo_postulacion: aplicanteOferta.codigo });
  await send({ email, tipo: 'eliminacion', codigo_postulacion: 'P-1-AAAAAA' });
  await send({ email: 'otra@correo.example.org', codigo_postulacion: aplicanteOferta.codigo });

  const { content } = await read('?size=3');

  expect(content[2]).toEqual({
    id_solicitud: expect.any(Number),
    tipo: 'eliminacion',
    nombre: 'Ana Pérez',
    email,
    codigo_postulacion: aplicanteOferta.codigo,
    detalle: '',
    fecha: expect.stringMatching(/Z$/),
    id_aplicantes: applicantId,
    codigo_correcto: true,
  });
  expect(content[1]).toMatchObject({ id_aplicantes: applicantId, codigo_correcto: false });
  expect(content[0]).toMatchObject({ codigo_correcto: false });
  expect(content[0]).not.toHaveProperty('id_aplicantes');
});

test('a request is found, marked as dealt with, and deleted', async () => {
  await send({ nombre: 'Íñigo Soto', tipo: 'rectificacion', detalle: 'Mi apellido es Sotto.' });
  const { content } = await read('?q=SOTTO');
  const id = content[0].id_solicitud;

  expect((await change('PUT', id, { atendida: true })).json().fecha_atencion).toMatch(/Z$/);
  expect((await read('?q=sotto&estado=pendiente')).content).toEqual([]);
  expect((await change('DELETE', id)).json()).toEqual({ mensaje: 'La solicitud fue eliminada.' });
  expect((await change('DELETE', id)).statusCode).toBe(404);
  expect((await change('PUT', id, { atendida: true })).statusCode).toBe(404);
});

test.each([
  [{ tipo: 'otra' }, 'Elige qué necesitas.'],
  [{ nombre: ' ' }, 'El nombre es obligatorio.'],
  [{ email: 'a@b' }, 'El correo electrónico es obligatorio y debe ser válido.'],
  [{ tipo: 'rectificacion', detalle: ' ' }, 'Cuéntanos qué dato hay que corregir.'],
  [{ codigo_postulacion: 'x'.repeat(41) }, 'No debe superar los 40 caracteres.'],
])('%j is refused with its message', async (fields, message) => {
  const answer = await send(fields);

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe(message);
});

test('a robot that fills in the hidden field leaves nothing', async () => {
  const robot = await send({ nombre: 'Robot', sitio: 'https://spam.example.org' });

  expect(robot.statusCode).toBe(201);
  expect((await read('?q=robot')).content).toEqual([]);
});

test('too many from one address are refused for a while', async () => {
  const strict = await startTestApi({ LIMIT_FACTOR: '1' });
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const answer = await strict.app.inject({
      method: 'POST',
      url: '/api/privacidad/solicitudes',
      payload: { tipo: 'acceso', nombre: 'Ana', email: 'ana@correo.example.org' },
    });
    statuses.push(answer.statusCode);
  }
  await strict.close();

  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(statuses[10]).toBe(429);
});
