import { decodeJwt } from 'jose';
import { addSecondFactor } from '../../../../testing/second-factor';
import { signIn, startTestApi, type TestApi } from '../../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ SECOND_FACTOR: 'admin' });
});
afterAll(() => api.close());

const statusOf = async (url: string, headers: { authorization: string }) =>
  (await api.app.inject({ url, headers })).statusCode;

test('with SECOND_FACTOR=admin the rights of administrators rest until they have one', async () => {
  const claims = decodeJwt(api.admin.authorization.slice(7));
  expect(claims).toMatchObject({ authorities: ['ROLE_USER'], segundo_factor_exigido: true });
  expect(await statusOf('/api/cuentas', api.admin)).toBe(403);
  expect(await statusOf('/api/personas/1', api.admin)).toBe(200);

  // The database's clock may differ from the signer's.
  await api.database.pool.query(
    `update sessions set expires_at = expires_at + interval '1 second'`,
  );
  const { answer } = await addSecondFactor(api, api.admin);
  const renewed = { authorization: `Bearer ${answer.json().access_token}` };
  expect(decodeJwt(answer.json().access_token)).toMatchObject({
    authorities: ['ROLE_ADMIN', 'ROLE_USER'],
    exp: claims.exp,
  });
  expect(await statusOf('/api/cuentas', renewed)).toBe(200);

  const removal = await api.app.inject({
    method: 'POST',
    url: '/api/cuenta/segundo-factor/quitar',
    headers: renewed,
    payload: { clave: 'cualquiera de estas', codigo: '000000' },
  });
  expect(removal.json().mensaje).toBe('Tu rol exige un segundo factor.');
});

test('plain users need none', async () => {
  const { authorization } = await signIn(api.app, 'usuario');
  expect(decodeJwt(authorization.slice(7))).not.toHaveProperty('segundo_factor_exigido');
});
