import {
  currentSession,
  endSession,
  hasRole,
  isExpired,
  isStoredSession,
  restoreSession,
  startSession,
} from './session-store';

const claims = {
  id_persona: 7,
  nombre: 'Ana',
  apellido: 'Peña',
  correo: 'ana@example.org',
  user_name: 'ana',
  authorities: ['ROLE_ADMIN'],
  exp: 2_000_000_000,
};

const base64Url = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (payload: unknown) => `${base64Url({ alg: 'none' })}.${base64Url(payload)}.`;

afterEach(endSession);

test('S3.01 S9.10 a token starts the session of its user and is kept with it in session storage', () => {
  startSession(token(claims));

  expect(currentSession().isAuthenticated).toBe(true);
  expect(hasRole(currentSession(), 'ROLE_ADMIN')).toBe(true);
  expect(sessionStorage.getItem('token')).toBe(token(claims));
  expect(JSON.parse(sessionStorage.getItem('usuario') ?? '')).toEqual({
    id: 7,
    nombre: 'Ana',
    apellido: 'Peña',
    email: 'ana@example.org',
    username: 'ana',
    roles: ['ROLE_ADMIN'],
  });
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['token', 'usuario']);
  expect(localStorage).toHaveLength(0);
});

test('the token alone says that rights rest until there is a second factor', () => {
  startSession(token({ ...claims, segundo_factor_exigido: true }));
  expect(currentSession().needsSecondFactor).toBe(true);
  expect(sessionStorage.getItem('usuario')).not.toContain('factor');

  restoreSession();
  expect(currentSession().needsSecondFactor).toBe(true);

  startSession(token(claims));
  expect(currentSession().needsSecondFactor).toBe(false);
});

test('S6.01 a role is held by being in the list, whatever else is in it; a longer name is another role', () => {
  startSession(token({ ...claims, authorities: ['ROLE_OTHER', 'ROLE_ADMIN'] }));
  expect(hasRole(currentSession(), 'ROLE_ADMIN')).toBe(true);

  startSession(token({ ...claims, authorities: ['ROLE_ADMINISTRATOR'] }));
  expect(hasRole(currentSession(), 'ROLE_ADMIN')).toBe(false);
});

test('S3.02 without a stored user the session has an empty role list', () => {
  restoreSession();

  expect(currentSession()).toMatchObject({ isAuthenticated: false, user: { roles: [] } });
  expect(hasRole(currentSession(), 'ROLE_ADMIN')).toBe(false);
});

test.each([
  ['names no user', token({ ...claims, user_name: '' })],
  ['lacks the user', token({ exp: claims.exp })],
  ['is no token', 'nonsense'],
])('S4.02 a stored token that %s authenticates nobody', (_, stored) => {
  sessionStorage.setItem('token', stored);

  restoreSession();

  expect(currentSession().isAuthenticated).toBe(false);
});

test('S3.03 S9.09 expiry is compared in seconds', () => {
  const now = 1_000_000_000_000;

  expect(isExpired(token({ ...claims, exp: 1_000_000_030 }), now)).toBe(false);
  expect(isExpired(token({ ...claims, exp: 999_999_999 }), now)).toBe(true);
});

describe('a token of two hours', () => {
  const hour = 3_600_000;
  const issuedAt = 1_900_000_000;
  const fresh = token({ ...claims, iat: issuedAt, exp: issuedAt + 7_200 });
  const onDevice = (ahead: number) =>
    jest.useFakeTimers({ now: issuedAt * 1000 + ahead, doNotFake: ['performance'] });
  const elsewhere = async () => {
    jest.resetModules();
    const loaded = await import('./session-store');
    loaded.restoreSession();
    return loaded;
  };
  afterEach(() => jest.useRealTimers());

  test.each([-3, 0, 3])(
    'lasts as long on a device whose clock is %i hours ahead, also in the next page',
    async (hours) => {
      onDevice(hours * hour);
      startSession(fresh);
      const nextPage = await elsewhere();

      for (const { isExpired: isOver } of [{ isExpired }, nextPage]) {
        jest.setSystemTime(issuedAt * 1000 + hours * hour + 2 * hour - 60_000);
        expect(isOver(fresh)).toBe(false);
        jest.setSystemTime(issuedAt * 1000 + hours * hour + 2 * hour + 60_000);
        expect(isOver(fresh)).toBe(true);
      }
    },
  );

  test('leaves nothing else on a device whose clock is right', () => {
    onDevice(-2 * hour);
    startSession(fresh);
    onDevice(2_000);
    startSession(fresh);

    expect(Object.keys(sessionStorage).toSorted()).toEqual(['token', 'usuario']);
  });
});

test('ending the session empties session storage', () => {
  startSession(token(claims));
  sessionStorage.setItem('otra', 'cosa');

  endSession();

  expect(sessionStorage).toHaveLength(0);
  expect(currentSession().isAuthenticated).toBe(false);
});

describe('another page of the tab', () => {
  const others = token({ ...claims, user_name: 'luis' });
  const store = (stored: string) => sessionStorage.setItem('token', stored);
  const forget = () => sessionStorage.clear();
  afterEach(forget);

  test('has signed somebody else in: that session outlives the end of the one of this page', () => {
    startSession(token(claims));
    store(others);

    endSession();

    expect(currentSession().isAuthenticated).toBe(false);
    expect(sessionStorage.getItem('token')).toBe(others);
  });

  test('has signed somebody in: a page of nobody does not end that session', () => {
    store(others);

    endSession();

    expect(sessionStorage.getItem('token')).toBe(others);
  });

  test.each([
    ['has signed somebody else in', () => store(others)],
    ['has signed out', forget],
  ])('%s: this page no longer goes by what is stored', (_, change) => {
    startSession(token(claims));
    expect(isStoredSession()).toBe(true);

    change();

    expect(isStoredSession()).toBe(false);
  });

  test('has signed a visitor in: that page does not go by what is stored', () => {
    expect(isStoredSession()).toBe(true);

    store(others);

    expect(isStoredSession()).toBe(false);
  });
});

test('where site data are blocked the session lives in its page', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Site data are blocked.', 'SecurityError');
  });

  restoreSession();
  startSession(token(claims));
  expect(currentSession().isAuthenticated).toBe(true);
  expect(isStoredSession()).toBe(true);
  endSession();
  expect(currentSession().isAuthenticated).toBe(false);

  jest.restoreAllMocks();
});
