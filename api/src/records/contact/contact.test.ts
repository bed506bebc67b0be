import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const message = {
  nombre: 'Ana Pérez',
  email: 'ana@correo.example.org',
  celular: '+56 9 1234 5678',
  descripcion: 'Necesitamos dos personas para un proyecto.',
};

const send = (payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/contacto', payload, headers });

const stored = async () => {
  const { rows } = await api.database.pool.query('select name, email, phone from contact_requests');
  return rows;
};

test('keeps the request', async () => {
  const answer = await send(message);

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ mensaje: 'Formulario enviado con éxito.' });
  expect(await stored()).toEqual([
    { name: 'Ana Pérez', email: 'ana@correo.example.org', phone: '+56 9 1234 5678' },
  ]);
});

test('has a message for each field', async () => {
  const answer = await send({ email: 'abc' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    'El nombre es obligatorio.',
    'El correo electrónico es obligatorio y debe ser válido.',
    'El número de celular es obligatorio.',
    'La descripción es obligatoria.',
  ]);
});

describe('with an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'clave-de-prueba-1' };

  test('the same call again gives the same answer and one row', async () => {
    const before = (await stored()).length;
    const [first, second] = await Promise.all([send(message, headers), send(message, headers)]);
    const third = await send(message, headers);

    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(third.json()).toEqual(first.json());
    expect(await stored()).toHaveLength(before + 1);
  });

  test('another call with the same key is refused', async () => {
    const answer = await send({ ...message, nombre: 'Otra' }, headers);

    expect(answer.statusCode).toBe(422);
  });

  test('a malformed key is refused', async () => {
    expect((await send(message, { 'idempotency-key': 'ñ' })).statusCode).toBe(400);
    expect((await send(message, { 'idempotency-key': 'corta' })).statusCode).toBe(400);
  });
});

test('a body that is no object is refused with 400, another type with 415', async () => {
  const post = (payload: string, type: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/contacto',
      payload,
      headers: { 'content-type': type },
    });

  expect((await post('{"nombre":', 'application/json')).statusCode).toBe(400);
  expect((await post('[1]', 'application/json')).statusCode).toBe(400);
  expect((await post('hola', 'text/plain')).statusCode).toBe(415);
  expect((await post('nombre=Ana', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});
