import { fakeApi } from '../testing/fake-api';
import { requestToken } from './session';

test('asks for a token as the web application', async () => {
  const api = fakeApi({
    'POST /oauth/token': { access_token: 'a.b.c', token_type: 'Bearer' },
  });

  expect(await requestToken({ username: 'ana', password: 'p&=ñ' })).toBe('a.b.c');

  expect(api.sent('POST /oauth/token')).toEqual([
    'grant_type=password&username=ana&password=p%26%3D%C3%B1',
  ]);
  const client = `Basic ${btoa('portal-web:portal-web')}`;
  expect(api.calls[0]?.header('Authorization')).toBe(client);
});
