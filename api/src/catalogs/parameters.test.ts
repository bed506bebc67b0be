import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the parameters of «Nosotros» stand under data', async () => {
  const answer = await api.app.inject('/api/parametros/nosotros');

  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toHaveLength(6);
  expect(answer.json().data[1]).toEqual({
    nombre_parametro: 'Misión',
    descripcion: expect.stringMatching(/^Acercar a nuestros clientes/),
  });
});
