import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { certificateKey, expiredCertificate, ownCertificate } from '../../../testing/certificates';
import { freePort } from '../../../testing/free-port';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { until } from '../../../testing/until';
import { readIdentity } from '../../company';
import { createStoredFiles } from '../files/stored-files';
import { createNotices } from './notices';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rows = async () =>
  (await api.database.pool.query('select attempts from outgoing_notices order by id')).rows;

/** Announces mails with these numbers of attempts. */
async function prepare(url: string, attempts: readonly number[] = []) {
  const { db, pool } = api.database;
  await pool.query('delete from outgoing_notices');
  for (const [subject, tried] of attempts.entries()) {
    await pool.query(
      `insert into outgoing_notices (kind, subject_id, attempts) values ('contact', $1, $2)`,
      [subject, tried],
    );
  }
  const told: string[] = [];
  const lines: string[] = [];
  const notices = createNotices({
    db,
    mail: { url, from: 'sitio@puente.example.org', to: 'ventas@puente.example.org' },
    siteUrl: undefined,
    readCompany: () => readIdentity(db),
    storedFiles: createStoredFiles(db, api.files),
    logger: pino({}, { write: (line) => lines.push(line) }),
    writers: {
      contact: async (_db, subject) => ({
        id: `c-${subject}`,
        subject: `Hola ${subject}`,
        text: '',
      }),
    },
    tellOperator: (sentence) => told.push(sentence),
  });
  return { notices, told, log: () => lines.join('') };
}

/** The server knows the user «sitio» with the password «clave». */
async function withServer<Result>(
  options: SMTPServerOptions,
  run: (place: { port: number; subjects: string[] }) => Promise<Result>,
) {
  const subjects: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'sitio' && password === 'clave'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk) => (mail += String(chunk)));
      stream.on('end', () => {
        subjects.push(/^Subject: (.*)\r$/m.exec(mail)?.[1] ?? '');
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  try {
    return await run({ port: (server.server.address() as AddressInfo).port, subjects });
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

const refusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

const relayDenied: SMTPServerOptions = {
  onRcptTo: ({ address }, _session, done) =>
    done(refusal(554, `5.7.1 <${address}>: Relay access denied`)),
};

/** Faults that affect every mail. */
const obstacles: readonly {
  what: string;
  options: SMTPServerOptions;
  url?: string;
  code: string;
  sentence: RegExp;
}[] = [
  {
    what: 'an untrusted certificate',
    options: { disabledCommands: [], key: certificateKey, cert: ownCertificate },
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    sentence:
      /^No se confía en el servidor de correo de SMTP_URL: este equipo no reconoce la autoridad que firmó su certificado\. Usa .+ NODE_EXTRA_CA_CERTS .+\. Los correos esperan\.$/,
  },
  {
    what: 'a certificate that is over',
    options: { disabledCommands: [], key: certificateKey, cert: expiredCertificate },
    code: 'CERT_HAS_EXPIRED',
    sentence:
      /^No se confía en el servidor de correo de SMTP_URL: su certificado no vale en la fecha /,
  },
  {
    what: 'a wrong password',
    options: {},
    url: 'smtp://sitio:otra@127.0.0.1',
    code: 'EAUTH',
    sentence:
      /^El servidor de correo no acepta el usuario o la clave de SMTP_URL; corrígelos\. Los correos esperan\.$/,
  },
  {
    what: 'a missing password',
    options: { authOptional: false },
    code: 'EENVELOPE',
    sentence:
      /^El servidor de correo pide usuario y clave; añádelos a SMTP_URL\. Los correos esperan\.$/,
  },
  {
    what: 'TLS from the start where the server begins without',
    options: {},
    url: 'smtps://127.0.0.1',
    code: 'ERR_SSL_WRONG_VERSION_NUMBER',
    sentence: /^La conexión cifrada con el servidor de correo falla; .+ Los correos esperan\.$/,
  },
];

describe.each(obstacles)('$what', ({ options, url = 'smtp://127.0.0.1', code, sentence }) => {
  test('keeps the mails, however often they were tried, and is told once with its setting', () =>
    withServer(options, async ({ port }) => {
      const { notices, told, log } = await prepare(`${url}:${port}`, [12, 0, 0]);

      notices.wake();
      await until(() => told.length > 0);
      await notices.stop();

      expect(told).toEqual([expect.stringMatching(sentence)]);
      expect(await rows()).toEqual([{ attempts: 12 }, { attempts: 0 }, { attempts: 0 }]);
      const [line = '', ...others] = log().trim().split('\n');
      expect(JSON.parse(line)).toMatchObject({ level: 50, code, setting: 'SMTP_URL' });
      expect(others).toEqual([]);
    }));
});

test('what is wrong with the mail server is told at the start, without a mail', () =>
  withServer({}, async ({ port }) => {
    const { notices, told } = await prepare(`smtp://sitio:otra@127.0.0.1:${port}`);

    notices.start();
    await until(() => told.length > 0);
    await notices.stop();

    expect(told[0]).toMatch('no acepta el usuario o la clave de SMTP_URL');
  }));

test('with the right settings, the next start sends what has waited', () =>
  withServer({}, async ({ port, subjects }) => {
    const first = await prepare(`smtp://sitio:otra@127.0.0.1:${port}`, [7]);
    first.notices.wake();
    await until(() => first.told.length > 0);
    await first.notices.stop();
    const second = await prepare(`smtp://sitio:clave@127.0.0.1:${port}`, [7]);
    await api.database.pool.query(
      `update outgoing_notices set next_attempt_at = now() + interval '1 hour'`,
    );

    second.notices.start();
    await until(async () => (await rows()).length === 0);
    await second.notices.stop();

    expect(subjects).toEqual(['Hola 0']);
    expect(second.told).toEqual([]);
  }));

test.each([
  [
    'an address without a server',
    async () => `smtp://127.0.0.1:${await freePort()}`,
    /no contesta/,
  ],
  [
    'a name without an address',
    async () => 'smtp://no-existe.invalid',
    /^No se encuentra el servidor/,
  ],
])('%s keeps the mails', async (_what, makeUrl, sentence) => {
  const { notices, told } = await prepare(await makeUrl(), [12]);

  notices.wake();
  await until(() => told.length > 0);
  await notices.stop();

  expect(told).toEqual([expect.stringMatching(sentence)]);
  expect(await rows()).toEqual([{ attempts: 12 }]);
});

test('a server of another kind keeps the mails', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { notices, told } = await prepare(`smtp://127.0.0.1:${port}`, [12]);

  notices.wake();
  await until(() => told.length > 0);
  await notices.stop();
  server.close();

  expect(told[0]).toMatch(/^El servidor de SMTP_URL no acepta la conexión/);
  expect(await rows()).toEqual([{ attempts: 12 }]);
});

test.each<{ what: string; options: SMTPServerOptions; setting: string; sentence: RegExp }>([
  {
    what: 'a relay that is denied',
    options: relayDenied,
    setting: 'SMTP_URL',
    sentence: /^El servidor de correo no reenvía los correos de este sitio a otros dominios; /,
  },
  {
    what: 'a sender that is refused',
    options: {
      onMailFrom: (_address, _session, done) => done(refusal(553, '5.7.1 Sender not owned')),
    },
    setting: 'MAIL_FROM',
    sentence: /^El servidor de correo no acepta el remitente de MAIL_FROM; /,
  },
])('$what keeps each mail for another hour, and is told once', ({ options, setting, sentence }) =>
  withServer(options, async ({ port }) => {
    const { notices, told, log } = await prepare(`smtp://127.0.0.1:${port}`, [12, 0]);

    notices.wake();
    await until(async () => (await rows()).every(({ attempts }) => attempts > 0 && attempts < 12));
    await notices.stop();

    expect(told).toEqual([expect.stringMatching(sentence)]);
    expect(await rows()).toEqual([{ attempts: 7 }, { attempts: 1 }]);
    expect(JSON.parse(log().trim())).toMatchObject({ setting });
    expect(log()).not.toContain('@');
  }),
);

test('a mail that waits for a setting keeps no other from being sent', () => {
  const denied = new Set([true]);
  return withServer(
    {
      onRcptTo: (_address, _session, done) =>
        denied.delete(true) ? done(refusal(550, '5.7.1 Unable to relay')) : done(),
    },
    async ({ port, subjects }) => {
      const { notices } = await prepare(`smtp://127.0.0.1:${port}`, [0, 0]);

      notices.wake();
      await until(() => subjects.length > 0);
      await notices.stop();

      expect(subjects).toEqual(['Hola 1']);
      expect(await rows()).toEqual([{ attempts: 1 }]);
    },
  );
});

test('a mail whose address is refused is not tried again', () =>
  withServer(
    {
      onRcptTo: ({ address }, _session, done) =>
        done(refusal(550, `5.1.1 <${address}>: User unknown`)),
    },
    async ({ port }) => {
      const { notices, told, log } = await prepare(`smtp://127.0.0.1:${port}`, [0]);

      notices.wake();
      await until(async () => (await rows()).length === 0);
      await notices.stop();

      expect(told).toEqual([]);
      expect(log()).toContain('the mail server refuses its address');
      expect(log()).not.toContain('@');
    },
  ));

test('a mail that is refused for now is tried again, and given up after two days', () =>
  withServer(
    { onRcptTo: (_address, _session, done) => done(refusal(451, '4.7.1 Greylisted')) },
    async ({ port }) => {
      const { notices, told } = await prepare(`smtp://127.0.0.1:${port}`, [0, 12]);

      notices.wake();
      await until(async () => (await rows()).length === 1);
      await notices.stop();

      expect(told).toEqual([]);
      expect(await rows()).toEqual([{ attempts: 1 }]);
    },
  ));
