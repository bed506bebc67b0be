import { startMailServer } from '../../../../testing/mail-server';
import { loginCall, signIn, startTestApi, type TestApi } from '../../../../testing/test-api';
import { until } from '../../../../testing/until';

let api: TestApi;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  api = await startTestApi({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://puente.example.org',
    LIMIT_FACTOR: '1',
  });
});
afterAll(async () => {
  await api.close();
  await mail.close();
});

const post = (url: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });

const tokenOf = (text = '') =>
  /https:\/\/puente\.example\.org\/cuenta\/clave#([\w-]+)/.exec(text)?.[1] ?? '';

const clave = 'siete zorros cantan';

/** A mail stays here until the API knows that the mail server accepted it. */
const waiting = async () => (await api.database.pool.query('select from outgoing_notices')).rows;

test('an invitation by e-mail lets its person in, and tells nobody the link', async () => {
  const answer = await post(
    '/api/cuentas',
    {
      nombre: 'Isidora',
      apellido: 'Peña',
      correo: 'isidora@x.example.org',
      rol: 'ROLE_USER',
      por_correo: true,
    },
    api.admin,
  );
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).not.toHaveProperty('enlace');

  const [text] = await mail.mailsTo('isidora@x.example.org', 1);
  expect(text).toContain('vale 72 horas y sirve una vez');
  await post('/api/cuenta/activar', { token: tokenOf(text), usuario: 'isidora', clave });
  expect((await api.app.inject(loginCall('isidora', clave))).statusCode).toBe(200);
});

test('who forgot the password gets a link, by user name or e-mail', async () => {
  const { rows } = await api.database.pool.query(`select email from people where id = 2`);
  const own: string = rows[0]?.email;
  await post('/api/cuenta/olvide', { usuario: 'USUARIO' });
  await post('/api/cuenta/olvide', { usuario: own.toUpperCase() });

  const [, text] = await mail.mailsTo(own, 2);
  const elsewhere = await signIn(api.app, 'usuario');
  expect((await post('/api/cuenta/activar', { token: tokenOf(text), clave })).statusCode).toBe(200);
  expect((await api.app.inject(loginCall('usuario', clave))).statusCode).toBe(200);
  expect((await api.app.inject({ url: '/api/cuenta', headers: elsewhere })).statusCode).toBe(401);
});

test('a name that nobody has is written to nobody', async () => {
  const before = mail.mails.length;
  const answer = await post('/api/cuenta/olvide', { usuario: 'nadie' });

  expect(answer.json().mensaje).toMatch(/^Si hay una cuenta con ese usuario o correo/);
  expect(await waiting()).toHaveLength(0);
  expect(mail.mails).toHaveLength(before);
});

test('many requests by strangers fill no mailbox, end no link, and do not keep the owner from one', async () => {
  const { rows } = await api.database.pool.query(`select email from people where id = 1`);
  const own: string = rows[0]?.email;
  for (let time = 0; time < 12; time += 1) await post('/api/cuenta/olvide', { usuario: 'admin' });
  const [first] = await mail.mailsTo(own, 5);

  await until(async () => (await waiting()).length === 1);
  expect((await post('/api/cuenta/enlace', { token: tokenOf(first) })).statusCode).toBe(200);
  expect(await mail.mailsTo(own, 5)).toHaveLength(5);

  // After this hour the owner gets another mail.
  await api.database.pool.query(`update outgoing_notices set not_before = now()`);
  await post('/api/cuenta/olvide', { usuario: 'admin' });
  const [, , , , , late] = await mail.mailsTo(own, 6);
  await post('/api/cuenta/activar', { token: tokenOf(late), clave });
  expect((await post('/api/cuenta/enlace', { token: tokenOf(first) })).json().mensaje).toBe(
    'Este enlace ya no vale: después se hizo otro o se cambió la contraseña. Usa el del mensaje más nuevo, o pide otro.',
  );
});

test('a forgotten password of a name that means two accounts is mailed to both', async () => {
  const { rows } = await api.database.pool.query(
    `select email from people where id in (1, 2) order by id`,
  );
  const [first, second] = rows.map(({ email }: { email: string }) => email);
  await api.database.pool.query(`update users set username = '${first}' where id = 2`);
  await api.database.pool.query(`delete from rate_windows where key like 'reset-mail:%'`);
  mail.mails.length = 0;
  await post('/api/cuenta/olvide', { usuario: ` ${String(first)} ` });

  for (const owner of [first, second]) {
    const [text] = await mail.mailsTo(String(owner), 1);
    expect(tokenOf(text)).not.toBe('');
  }
});
