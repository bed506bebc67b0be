import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const url = '/api/candidatos/vistas';
const read = async () => (await api.app.inject({ url, headers: api.admin })).json();
const save = (payload: object) =>
  api.app.inject({ method: 'PUT', url, headers: api.admin, payload });

const mine = { nombre: 'Sin revisar', consulta: 'estado=1&orden=-fecha', predeterminada: true };
const other = { nombre: 'Datos', consulta: 'buscar=datos', predeterminada: false };

test('somebody who saved no view has none', async () => {
  expect(await read()).toEqual({ vistas: [] });
});

test('views are kept whole, in their order', async () => {
  const answer = await save({ vistas: [mine, other] });

  expect(answer.json()).toEqual({ mensaje: 'Tus vistas quedaron guardadas.' });
  expect(await read()).toEqual({ vistas: [mine, other] });

  await save({ vistas: [other] });
  expect(await read()).toEqual({ vistas: [other] });
});

test.each([
  ['Ponle un nombre a la vista.', [{ ...mine, nombre: ' ' }]],
  ['Ya tienes una vista con ese nombre.', [mine, { ...other, nombre: 'Sin revisar' }]],
  ['Solo una vista puede ser la predeterminada.', [mine, { ...other, predeterminada: true }]],
  [
    'No puedes guardar más de 20 vistas.',
    Array.from({ length: 21 }, (_, index) => ({ ...other, nombre: `Vista ${index}` })),
  ],
])('«%s»', async (message, vistas) => {
  const answer = await save({ vistas });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toContain(message);
});
