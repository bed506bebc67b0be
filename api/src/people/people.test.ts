import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

const entry = (email: string) => ({
  nombre: 'Beatriz',
  apellido: 'Sáez',
  correo: email,
  pais: { id: 3, nombre: 'Chile' },
});

test('S7.06 a page of people', async () => {
  const answer = await call('GET', '/api/personas/page/0');

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ number: 0, totalPages: 7, first: true, last: false });
  expect(answer.json().content).toHaveLength(10);
  expect(answer.json().content[0]).toEqual({
    id_persona: 1,
    nombre: 'Valentina',
    apellido: 'Rojas',
    correo: 'valentina.rojas@puente.example.org',
    fecha_creacion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    pais: { id: 3, nombre: 'Chile' },
    version: 1,
  });
});

test('the last page, one after it, and no page', async () => {
  const last = (await call('GET', '/api/personas/page/6')).json();
  const beyond = (await call('GET', '/api/personas/page/99')).json();

  expect(last).toMatchObject({ number: 6, first: false, last: true });
  expect(last.content).toHaveLength(8);
  expect(beyond).toEqual({ content: [], number: 99, totalPages: 7, first: false, last: true });
  expect((await call('GET', '/api/personas/page/abc')).statusCode).toBe(400);
});

test('people are found by part of their name or e-mail, whatever case and accents', async () => {
  const emailsOf = async (text: string) => {
    const found = await call('GET', `/api/personas/page/0?${new URLSearchParams({ q: text })}`);
    return found.json().content.map(({ correo }: { correo: string }) => correo);
  };

  expect(await emailsOf('VALENTINA ROJ')).toEqual(['valentina.rojas@puente.example.org']);
  expect(await emailsOf('valentina.rojas@')).toEqual(['valentina.rojas@puente.example.org']);
  expect(await emailsOf('nadie se llama así')).toEqual([]);
  expect(await emailsOf('%')).toEqual([]);
  expect(await emailsOf('\'"')).toEqual([]);
  expect(await emailsOf('')).toHaveLength(10);
  const tooLong = await call('GET', `/api/personas/page/0?q=${'ñ'.repeat(255)}`);
  expect(tooLong.statusCode).toBe(400);
});

test('a person is created, read, changed and deleted', async () => {
  const created = await call('POST', '/api/personas', entry('beatriz@puente.example.org'));
  expect(created.statusCode).toBe(201);
  expect(created.json().mensaje).toBe('La persona fue creada con éxito.');
  const { persona } = created.json();
  expect(persona).toMatchObject({ nombre: 'Beatriz', pais: { id: 3, nombre: 'Chile' } });

  const updated = await call('PUT', `/api/personas/update/${persona.id_persona}`, {
    ...persona,
    apellido: 'Sáez Díaz',
    pais: undefined,
    foto: '../../token-key.json',
  });
  expect(updated.statusCode).toBe(200);
  const read = await call('GET', `/api/personas/${persona.id_persona}`);
  expect(read.json()).toEqual({
    id_persona: persona.id_persona,
    nombre: 'Beatriz',
    apellido: 'Sáez Díaz',
    correo: 'beatriz@puente.example.org',
    fecha_creacion: persona.fecha_creacion,
    version: 2,
  });

  const deleted = await call('DELETE', `/api/personas/delete/${persona.id_persona}`);
  expect(deleted.json()).toEqual({ mensaje: 'La persona fue eliminada con éxito.' });
  const gone = await call('GET', `/api/personas/${persona.id_persona}`);
  expect(gone.statusCode).toBe(404);
  expect(gone.json().mensaje).toBe('La persona no existe.');
});

test('what is wrong is listed under errors', async () => {
  const empty = await call('POST', '/api/personas', {});
  const wrong = await call('POST', '/api/personas', { nombre: 'Ana', apellido: 'P', correo: 'x@' });

  expect(empty.statusCode).toBe(400);
  expect(empty.json().errors).toEqual([
    'Requiere ingresar el nombre.',
    'Requiere ingresar el apellido.',
    'Requiere ingresar el correo.',
  ]);
  expect(wrong.json().errors).toEqual([
    'Nombre debe tener al menos 4 caracteres.',
    'Debe tener un formato valido.',
  ]);
});

test('an address belongs to one person', async () => {
  const answer = await call('POST', '/api/personas', entry('Valentina.Rojas@puente.example.org'));

  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual(['Ya existe una persona con ese correo.']);
});

test('an unknown country is refused', async () => {
  const answer = await call('POST', '/api/personas', {
    ...entry('b@puente.example.org'),
    pais: { id: 99 },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual(['El país no existe.']);
});

test('whoever can sign in is not deleted', async () => {
  const answer = await call('DELETE', '/api/personas/delete/1');

  expect(answer.statusCode).toBe(409);
  expect(answer.json().mensaje).toMatch(/tiene una cuenta de usuario/);
});

test('the directory is for whoever is signed in (reading A03)', async () => {
  expect((await api.app.inject('/api/personas/page/0')).statusCode).toBe(401);
  const user = await api.app.inject({ url: '/api/personas/page/0', headers: api.user });
  expect(user.statusCode).toBe(200);
});
