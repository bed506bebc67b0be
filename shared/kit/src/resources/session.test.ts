import { endSession, startSession } from '@portal/runtime';
import { fakeApi, noAnswer, refusal } from '../testing/fake-api';
import { sessionToken } from '../testing/session-token';
import { endServerSession, requestToken } from './session';

afterEach(endSession);

test('S6.08 S7.01 asks for a token as the web application, whoever was signed in before', async () => {
  startSession(sessionToken({}));
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

const ending = 'DELETE /api/cuenta/sesiones/actual';

test.each([{}, refusal(401), refusal(500), noAnswer])(
  'ends a session by its own token, with the tab closed, whatever comes of it',
  async (answer) => {
    const api = fakeApi({ [ending]: answer });

    await endServerSession('a.b.c');

    const [call] = api.callsOf(ending);
    expect(call?.header('Authorization')).toBe('Bearer a.b.c');
    expect(call?.isKept).toBe(true);
  },
);
