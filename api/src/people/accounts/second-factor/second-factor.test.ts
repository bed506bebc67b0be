import { credentialsToWire } from '@portal/contract/credentials';
import { decodeJwt } from 'jose';
import { demoLogin } from '../../../../testing/demo-login';
import { addSecondFactor } from '../../../../testing/second-factor';
import { loginCall, signIn, startTestApi, type TestApi } from '../../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  // Uses the limits of production.
  api = await startTestApi({ LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('delete from second_factors; delete from rate_windows');
  api.user = await signIn(api.app, 'usuario');
});

const tryCode = (code?: string, username = 'usuario') =>
  api.app.inject({
    ...loginCall(username),
    payload: credentialsToWire({ username, password: demoLogin.password, code }).toString(),
  });

const post = (path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/cuenta/segundo-factor${path}`,
    headers: api.user,
    payload,
  });

const ownAccount = async () =>
  (await api.app.inject({ url: '/api/cuenta', headers: api.user })).json();

test('is on once the first code was typed, and then asked for at each sign-in', async () => {
  const { telephone, answer } = await addSecondFactor(api, api.user);
  expect(answer.statusCode).toBe(200);
  expect(decodeJwt(answer.json().access_token)['user_name']).toBe('usuario');

  const asked = await tryCode();
  expect(asked.statusCode).toBe(400);
  expect(asked.json()).toMatchObject({ error: 'second_factor_required' });
  const wrong = await tryCode('000000');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ error: 'second_factor_invalid' });
  expect((await tryCode(telephone())).statusCode).toBe(200);
});

test('does nothing before its first code, and begins anew when asked again', async () => {
  const first = (await post('', { clave: demoLogin.password })).json();
  const second = (await post('', { clave: demoLogin.password })).json();

  expect(first.codigos).toHaveLength(10);
  expect(new Set(first.codigos).size).toBe(10);
  expect(second.clave_secreta).not.toBe(first.clave_secreta);
  expect(second.uri).toContain(`secret=${second.clave_secreta}`);
  expect((await tryCode()).statusCode).toBe(200);
  expect((await post('', { clave: 'otra' })).json().mensaje).toBe(
    'La contraseña actual no es correcta.',
  );
});

test('a code is good for once, and a clock may be off by a minute either way', async () => {
  const { telephone } = await addSecondFactor(api, api.user);

  const early = telephone(-30);
  expect((await tryCode(early)).statusCode).toBe(200);
  expect((await tryCode(early)).json()).toMatchObject({ error: 'second_factor_invalid' });
  expect((await tryCode(telephone(60))).statusCode).toBe(200);
  expect((await tryCode(telephone(150))).json()).toMatchObject({ error: 'second_factor_invalid' });
});

test('a recovery code opens once, however it is typed', async () => {
  const { recoveryCodes } = await addSecondFactor(api, api.user);
  const [code = ''] = recoveryCodes;

  expect((await tryCode(` ${code.toLowerCase().replace('-', ' ')}`)).statusCode).toBe(200);
  expect((await tryCode(code)).json()).toMatchObject({ error: 'second_factor_invalid' });
  expect((await ownAccount()).codigos_restantes).toBe(9);
});

test('three wrong codes wait out the minute, and nobody else', async () => {
  const { telephone } = await addSecondFactor(api, api.user);
  const codes = ['000000', '111111', '222222'];
  for (const code of codes) expect((await tryCode(code)).statusCode).toBe(400);

  const fourth = await tryCode(telephone());
  expect(fourth.statusCode).toBe(429);
  expect(Number(fourth.headers['retry-after'])).toBeLessThanOrEqual(60);
  const elsewhere = await api.app.inject({
    ...loginCall('usuario'),
    headers: { ...loginCall('usuario').headers, 'x-forwarded-for': '198.18.0.7' },
    payload: credentialsToWire({
      username: 'usuario',
      password: demoLogin.password,
      code: telephone(),
    }).toString(),
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('strangers who know the password get few tries, and the recovery codes go on to open', async () => {
  const { recoveryCodes, telephone } = await addSecondFactor(api, api.user);
  await tryCode('000000');
  await api.database.pool.query(
    `update rate_windows set hits = 30 where key like 'login-code-unknown:%'`,
  );

  expect((await tryCode(telephone())).statusCode).toBe(429);
  expect((await tryCode(recoveryCodes[1])).statusCode).toBe(200);
});

test('goes only with password and code, and a short password must be changed before', async () => {
  const { telephone } = await addSecondFactor(api, api.user);
  const remove = (codigo: string, clave: string = demoLogin.password) =>
    post('/quitar', { clave, codigo });

  expect((await remove(telephone())).json().mensaje).toMatch(/^Sin segundo factor la contraseña/);
  const clave = 'cuatro patos leen';
  await api.app.inject({
    method: 'PUT',
    url: '/api/cuenta/clave',
    headers: api.user,
    payload: { clave_actual: demoLogin.password, clave_nueva: clave },
  });
  expect((await remove('000000', clave)).json().mensaje).toBe('El código no es correcto.');
  expect((await remove(telephone(), clave)).statusCode).toBe(200);
  expect(await ownAccount()).toMatchObject({ segundo_factor: false, codigos_restantes: 0 });
  await api.app.inject({
    method: 'PUT',
    url: '/api/cuenta/clave',
    headers: api.user,
    payload: { clave_actual: clave, clave_nueva: 'cinco patos nadan' },
  });
  await api.database.pool.query(
    `update users set password_hash = (select password_hash from users where id = 1) where id = 2`,
  );
});

test('gives ten more recovery codes in place of the old ones', async () => {
  const { telephone, recoveryCodes } = await addSecondFactor(api, api.user);

  const answer = await post('/codigos', { clave: demoLogin.password, codigo: telephone() });
  expect(answer.json().codigos).toHaveLength(10);
  expect((await tryCode(recoveryCodes[0])).json()).toMatchObject({
    error: 'second_factor_invalid',
  });
  expect((await tryCode(answer.json().codigos[0])).statusCode).toBe(200);
});

test('nothing of it can be read in the database', async () => {
  const { recoveryCodes } = await addSecondFactor(api, api.user);
  const { rows } = await api.database.pool.query(
    `select secret, code_hash from second_factors natural join recovery_codes`,
  );

  for (const { secret, code_hash: hash } of rows) {
    expect(secret).not.toMatch(/^[A-Z2-7]{32}$/);
    expect(hash).toMatch(/^\$argon2id\$/);
  }
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
});
