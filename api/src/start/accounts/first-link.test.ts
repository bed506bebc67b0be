import { signIn, startTestApi, type TestApi } from '../../../testing/test-api';
import { firstLink } from './first-link';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const first = () => firstLink(api.database.db);
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const tokenOf = (link = '') => link.split('#')[1] ?? '';

const owner = {
  nombre: 'Fundadora',
  apellido: 'Ñuñoa',
  correo: 'fundadora@x.example.org',
  usuario: 'fundadora',
  clave: 'once osos duermen',
};

test('where there are accounts there is no such link', async () => {
  expect(await first()).toBeUndefined();
});

test('without any account, the first of several links makes the first administrator', async () => {
  await api.database.pool.query('delete from audit_entries; delete from users');
  const [one, other] = [await first(), await first()];
  expect(one).toMatch(/^\/cuenta\/clave#[\w-]{32}$/);

  const shown = await post('/api/cuenta/enlace', { token: tokenOf(one) });
  expect(shown.json()).toMatchObject({ tipo: 'inicio' });
  expect(shown.json()).not.toHaveProperty('nombre');
  const nameless = await post('/api/cuenta/activar', { token: tokenOf(one), clave: owner.clave });
  expect(nameless.json().mensaje).toBe('Escribe tu nombre, tu apellido y tu correo.');
  expect((await post('/api/cuenta/activar', { token: tokenOf(one), ...owner })).statusCode).toBe(
    200,
  );

  const headers = await signIn(api.app, owner.usuario, owner.clave);
  expect((await api.app.inject({ url: '/api/cuentas', headers })).statusCode).toBe(200);
  const late = await post('/api/cuenta/activar', {
    token: tokenOf(other),
    ...owner,
    correo: 'otra@x.example.org',
    usuario: 'otra',
  });
  expect(late.statusCode).toBe(409);
  expect(late.json().mensaje).toBe(
    'Ya hay una cuenta de administración. Pide a esa persona que te invite.',
  );
  expect(await first()).toBeUndefined();
});

test('a link that is over says how to get another', async () => {
  await api.database.pool.query('delete from audit_entries; delete from users');
  const token = tokenOf(await first());
  await api.database.pool.query('update account_links set expires_at = now()');

  expect((await post('/api/cuenta/enlace', { token })).json().mensaje).toBe(
    'El enlace venció: valía una hora. Vuelve a iniciar el servidor para obtener otro.',
  );
});
