import { decodeJwt, decodeProtectedHeader, jwtVerify, createLocalJWKSet, SignJWT } from 'jose';
import { clientCredentials } from '../../../testing/demo-login';
import { loginCall, signIn, startTestApi, type TestApi } from '../../../testing/test-api';
import { loadTokenKey } from './token-key';
import { readConfig } from '../../start/config';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());

const form = (payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload,
    headers: {
      authorization: clientCredentials,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

describe('the password grant', () => {
  test('S7.02 answers with a token whose claims are those of specification §7', async () => {
    const answer = await api.app.inject(loginCall('admin'));

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 7200,
    });
    const claims = decodeJwt(answer.json().access_token);
    expect(claims).toMatchObject({
      id_persona: 1,
      nombre: 'Valentina',
      apellido: 'Rojas',
      correo: 'valentina.rojas@puente.example.org',
      user_name: 'admin',
      authorities: ['ROLE_ADMIN', 'ROLE_USER'],
      exp: expect.any(Number),
    });
    const secondsLeft = Number(claims.exp) - Date.now() / 1000;
    expect(Math.abs(secondsLeft - 7200)).toBeLessThan(60);
  });

  test('the user name may be written in any case', async () => {
    expect((await api.app.inject(loginCall('Usuario'))).statusCode).toBe(200);
  });

  test('tokens can be verified by the published key alone', async () => {
    const { authorization } = await signIn(api.app, 'usuario');
    const keys = createLocalJWKSet((await api.app.inject('/.well-known/jwks.json')).json());

    const { payload, protectedHeader } = await jwtVerify(authorization.slice(7), keys, {
      issuer: 'portal-api',
      audience: 'portal-web',
    });

    expect(payload['authorities']).toEqual(['ROLE_USER']);
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
  });

  test.each([
    ['admin', 'falsa'],
    ['nadie', 'falsa'],
  ])(
    'must-have 5: refuses %s with a wrong password alike (RFC 6749 §5.2)',
    async (username, password) => {
      const answer = await api.app.inject(loginCall(username, password));

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: 'invalid_grant',
        error_description: 'Usuario o clave incorrecta!',
      });
    },
  );

  test.each([
    ['grant_type=password&username=admin&password=', 400, 'invalid_request'],
    ['grant_type=password&username=admin', 400, 'invalid_request'],
    ['grant_type=password&username=a&username=b&password=c', 400, 'invalid_request'],
    ['grant_type=password&username=ad%00min&password=x', 400, 'invalid_request'],
    ['grant_type=client_credentials', 400, 'unsupported_grant_type'],
    ['username=admin&password=Puente2026', 400, 'invalid_request'],
  ])('refuses %s', async (payload, status, error) => {
    const answer = await form(payload);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  test('refuses an unknown client with 401 and a challenge', async () => {
    const answer = await form('grant_type=password&username=admin&password=Puente2026', {
      authorization: `Basic ${Buffer.from('portal-web:otra').toString('base64')}`,
    });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'invalid_client' });
    expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
  });

  test('keeps the shape of OAuth for a body of another kind', async () => {
    const answer = await form('{"a":', { 'content-type': 'application/json' });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'invalid_request',
      error_description: expect.any(String),
    });
  });
});

describe('a bearer token', () => {
  const call = (token: string) =>
    api.app.inject({
      url: '/api/conocimientos',
      headers: { authorization: `Bearer ${token}` },
    });

  test('is refused with invalid_token when anything about it is wrong (RFC 6750 §3.1)', async () => {
    const key = await loadTokenKey(readConfig({ DATA_DIR: api.directory }));
    const valid = (await signIn(api.app, 'admin')).authorization.slice(7);
    const signed = (claims: object, header: object) =>
      new SignJWT({ ...decodeJwt(valid), ...claims })
        .setProtectedHeader({ ...decodeProtectedHeader(valid), ...header, alg: 'EdDSA' })
        .sign(key.sign);

    const wrong = [
      'abc',
      `${valid.slice(0, -4)}AAAA`,
      await signed({ exp: 1 }, {}),
      await signed({ aud: 'otra' }, {}),
      await signed({ iss: 'otra' }, {}),
      await signed({ sid: 'otra' }, {}),
      await signed({ sid: undefined }, {}),
      await signed({ id_persona: 2 }, {}),
      await signed({}, { typ: 'JWT' }),
    ];
    expect((await call(await signed({}, {}))).statusCode).toBe(200);
    for (const token of wrong) {
      const answer = await call(token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: 'invalid_token', mensaje: expect.any(String) });
      expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
    }
  });

  test('is refused on public calls too, so that the client ends the session', async () => {
    const answer = await api.app.inject({
      url: '/api/ofertas',
      headers: { authorization: 'Bearer abc' },
    });

    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toBe('invalid_token');
  });

  test('must-have 5: is refused once the roles of its user have changed', async () => {
    const { authorization } = await signIn(api.app, 'usuario');
    const headers = { authorization };
    expect((await api.app.inject({ url: '/api/personas/page/0', headers })).statusCode).toBe(200);

    await api.database.pool.query(
      `insert into user_roles (user_id, role) values (2, 'ROLE_ADMIN')`,
    );

    expect((await api.app.inject({ url: '/api/personas/page/0', headers })).statusCode).toBe(401);
    expect((await call((await signIn(api.app, 'usuario')).authorization.slice(7))).statusCode).toBe(
      200,
    );
    await api.database.pool.query(
      `delete from user_roles where user_id = 2 and role = 'ROLE_ADMIN'`,
    );
  });
});
