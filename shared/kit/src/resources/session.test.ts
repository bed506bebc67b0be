import { http } from '@portal/http';
import { requestToken } from './session';

jest.mock('@portal/http');

test('asks for a token as the web application', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ access_token: 'a.b.c', token_type: 'Bearer' });

  expect(await requestToken({ username: 'ana', password: 'p&=ñ' })).toBe('a.b.c');

  const [path, body, options] = jest.mocked(http.post).mock.lastCall ?? [];
  expect(path).toBe('/oauth/token');
  expect(String(body)).toBe('grant_type=password&username=ana&password=p%26%3D%C3%B1');
  expect(options).toEqual({ auth: { username: 'portal-web', password: 'portal-web' } });
});
