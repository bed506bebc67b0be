import { hashPassword } from '../passwords/passwords';
import { createApp } from '../../../start/app';
import { readConfig } from '../../../start/config';
import type { App } from '../../../platform/http/app-type';
import { createTestLog } from '../../../../testing/log-lines';
import { listenOnFreePort } from '../../../../testing/listen';
import { loginCall, startTestApi, type TestApi } from '../../../../testing/test-api';
import { withinWindow } from '../../../../testing/within-window';

let api: TestApi;
let app: App;
const log = createTestLog();
beforeAll(async () => {
  api = await startTestApi();
  app = await startInstance();
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const inWindow = (scenario: () => Promise<void>) => withinWindow(api.database, scenario);

/** Starts another server on the same database, with production limits. */
function startInstance() {
  const { database, files, directory } = api;
  const config = readConfig({ DATA_DIR: directory });
  return createApp({ config, database, files, logger: log.logger });
}

type Try = { from: string; cookies?: Record<string, string>; on?: App; name?: string };

function signIn(password: string, { from, cookies = {}, on = app, name = 'admin' }: Try) {
  const call = loginCall(name, password);
  return on.inject({ ...call, headers: { ...call.headers, 'x-forwarded-for': from }, cookies });
}

const right = 'Puente2026';

async function guess(times: number, options: Try) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await signIn('falsa', options)).statusCode);
  }
  return statuses;
}

/** Simulates guesses from many addresses. */
const guessFromEverywhere = async (times: number) => {
  await guess(1, { from: '198.18.9.9' });
  await api.database.pool.query(
    `update rate_windows set hits = ${times} where key like 'login-name:%'`,
  );
};

const outcomes = () => log.security().map(({ outcome }) => outcome);
const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

test('ten wrong passwords for a name shut out the address they come from, and nobody else', () =>
  inWindow(async () => {
    expect(await guess(10, { from: '198.18.0.1' })).toEqual(Array.from({ length: 10 }, () => 400));

    const same = await signIn(right, { from: '198.18.0.1' });
    expect(same.statusCode).toBe(429);
    expect(Number(same.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(right, { from: '198.18.0.2' })).statusCode).toBe(200);
    expect((await signIn(right, { from: '198.18.0.1', name: 'usuario' })).statusCode).toBe(200);
  }));

test('all instances count together', () =>
  inWindow(async () => {
    const other = await startInstance();
    await guess(5, { from: '198.18.0.1' });
    await guess(5, { from: '198.18.0.1', on: other });

    expect((await signIn(right, { from: '198.18.0.1' })).statusCode).toBe(429);
    expect((await signIn(right, { from: '198.18.0.1', on: other })).statusCode).toBe(429);
    await other.close();
  }));

test('an address that tries sixty names is refused', () =>
  inWindow(async () => {
    for (let name = 0; name < 60; name += 1) {
      await signIn('falsa', { from: '198.18.0.1', name: `nadie${name}` });
    }

    expect((await signIn(right, { from: '198.18.0.1' })).statusCode).toBe(429);
  }));

test('however much strangers guess at a name, the right password still works, only later', () =>
  inWindow(async () => {
    await guessFromEverywhere(10_000);
    const before = outcomes().length;

    expect((await signIn(right, { from: '198.18.0.3' })).statusCode).toBe(200);
    expect(outcomes().slice(before)).toEqual(['slowed', 'ok']);
  }));

describe('a name', () => {
  const query = async (text: string) => (await api.database.pool.query(text)).rows;
  const userOf = async (name: string, password = right) => {
    const answer = await signIn(password, { from: '198.18.7.1', name });
    if (answer.statusCode !== 200) return undefined;
    return JSON.parse(Buffer.from(answer.json().access_token.split('.')[1], 'base64url').toString())
      .user_name;
  };

  test('is the user name or the e-mail, in whatever case and with blanks around', () =>
    inWindow(async () => {
      const [{ email }] = await query('select email from people where id = 1');

      for (const name of [
        'admin',
        ' Admin ',
        'admin\u00A0\u200B',
        'ａｄｍｉｎ',
        email,
        email.toUpperCase(),
      ]) {
        expect(await userOf(name)).toBe('admin');
      }
    }));

  test('that means two accounts, from the time when it could, opens that of the password', () =>
    inWindow(async () => {
      const [{ email }] = await query('select email from people where id = 1');
      await query(`update users set username = '${email}' where id = 2`);
      const passwordHash = await hashPassword('nueve liebres corren');
      await api.database.db
        .updateTable('users')
        .set({ passwordHash })
        .where('id', '=', 2)
        .execute();

      expect(await userOf(email, 'nueve liebres corren')).toBe(email);
      expect(await userOf(email)).toBe('admin');
      expect(await userOf(email, 'falsa')).toBeUndefined();
      await query(`update users set username = 'usuario' where id = 2`);
    }));

  test('that broke the rule of today still signs in', () =>
    inWindow(async () => {
      for (const username of ['аdmin', 'usuario@viejo.example.org', 'Usuario.', 'USUARI0']) {
        await query(`update users set username = '${username}' where id = 2`);
        expect(await userOf(username, 'nueve liebres corren')).toBe(username);
      }
      await query(`update users set username = 'usuario' where id = 2`);
    }));
});

test('a browser that has signed in before is not slowed by what strangers do', () =>
  inWindow(async () => {
    const first = await signIn(right, { from: '198.18.0.3' });
    await guessFromEverywhere(10_000);
    await guess(1, { from: '198.18.0.3' });
    await api.database.pool.query(`update rate_windows set hits = 60`);
    const before = outcomes().length;

    const again = await signIn(right, { from: '198.18.0.3', cookies: cookiesOf(first) });
    expect(again.statusCode).toBe(200);
    expect(outcomes().slice(before)).toEqual(['ok']);
  }));

test('the cookie of such a browser says nothing and is for this site alone', () =>
  inWindow(async () => {
    const plain = await signIn(right, { from: '198.18.0.3' });
    const call = loginCall('admin');
    const secure = await app.inject({
      ...call,
      headers: { ...call.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.18.0.3' },
    });

    expect(plain.headers['set-cookie']).toMatch(
      /^navegador-[\w-]{8}=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(secure.headers['set-cookie']).toMatch(
      /^__Host-navegador-[\w-]{8}=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [, content = ''] = /=([\w-]+)\./.exec(String(plain.headers['set-cookie'])) ?? [];
    expect(Buffer.from(content, 'base64url').toString()).not.toMatch(/admin|Valentina|@/);
  }));

test('it is no pass for another user, nor one that somebody made up', () =>
  inWindow(async () => {
    const cookies = cookiesOf(await signIn(right, { from: '198.18.0.3', name: 'usuario' }));
    const [value = ''] = Object.values(cookies);
    const name = Object.keys(cookiesOf(await signIn(right, { from: '198.18.0.3' })))[0] ?? '';
    await guessFromEverywhere(10);
    const before = outcomes().length;

    await signIn(right, { from: '198.18.0.4', cookies });
    await guessFromEverywhere(10);
    await signIn(right, { from: '198.18.0.5', cookies: { [name]: value } });
    await guessFromEverywhere(10);
    await signIn(right, { from: '198.18.0.6', cookies: { [name]: 'x.y' } });

    expect(
      outcomes()
        .slice(before)
        .filter((each) => each === 'slowed'),
    ).toHaveLength(3);
  }));

test('a stolen one is no free pass, and does not shut out whom it was stolen from', () =>
  inWindow(async () => {
    const cookies = cookiesOf(await signIn(right, { from: '198.18.0.3' }));

    const guessed = await guess(21, { from: '198.18.0.66', cookies });

    expect(guessed.slice(0, 20)).not.toContain(429);
    expect(guessed[20]).toBe(429);
    expect((await signIn(right, { from: '198.18.0.3', cookies })).statusCode).toBe(200);
  }));

test('whoever leaves while waiting has no password checked', () =>
  inWindow(async () => {
    await guessFromEverywhere(10_000);
    const instance = await startInstance();
    const port = await listenOnFreePort(instance);
    const before = outcomes().length;
    const leaving = new AbortController();

    const { url, ...call } = loginCall('admin');
    const answer = fetch(`http://127.0.0.1:${port}${url}`, {
      ...call,
      body: call.payload,
      signal: leaving.signal,
    });
    while (outcomes().length === before) await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    // The aborted sign-in would have finished before this one.
    await signIn(right, { from: '198.18.0.8', on: instance });
    await instance.close();

    // Also records the refusal that its client never reads.
    expect(outcomes().slice(before)).toEqual(['slowed', 'slowed', 'ok', '400']);
  }));
