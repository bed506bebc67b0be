import pino from 'pino';
import { createApp } from '../../start/app';
import { readConfig } from '../../start/config';
import { startMailServer } from '../../../testing/mail-server';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { until } from '../../../testing/until';

let api: TestApi;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url, MAIL_TO: 'ventas@puente.example.org' });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const send = (descripcion: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: { nombre: 'Ana', email: 'ana@empresa.example.org', celular: '1', descripcion },
  });

const waiting = async () => {
  const { rows } = await api.database.pool.query('select attempts from outgoing_notices');
  return rows;
};

test('the company is told by e-mail, and answers to the one who asked', async () => {
  await send('Dos personas de datos');
  await until(() => server.mails.length === 1);

  const [mail = ''] = server.mails;
  expect(mail).toMatch(/^To: ventas@puente\.example\.org\r$/m);
  expect(mail).toMatch(/^From: Puente <contacto@puente\.example\.org>\r$/m);
  expect(mail).toMatch(/^Reply-To: Ana <ana@empresa\.example\.org>\r$/m);
  expect(mail).toMatch(/^Message-ID: <contacto-1@puente\.example\.org>\r$/im);
  expect(mail).toContain('Dos personas de datos');
  await until(async () => (await waiting()).length === 0);
});

test('a name stored with line breaks writes no header', async () => {
  server.mails.length = 0;
  await api.database.pool.query(
    `insert into contact_requests (name, email, phone, description)
     values (E'Ana\r\nBcc: otra@empresa.example.org', 'ana@empresa.example.org', '1', 'Hola')`,
  );
  await api.database.pool.query(
    `insert into outgoing_notices (kind, subject_id)
     select 'contact', max(id) from contact_requests`,
  );
  await send('La siguiente');
  await until(() => server.mails.length === 2);

  const [mail = ''] = server.mails;
  const [head = ''] = mail.split('\r\n\r\n');
  expect(head).toContain('ana@empresa.example.org');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('a mail server that refuses costs the visitor nothing, and a restart tries again', async () => {
  server.mails.length = 0;
  server.refuse(true);
  const answer = await send('Cuando vuelva');

  expect(answer.statusCode).toBe(201);
  await until(() => server.refusals() === 1);
  server.refuse(false);
  await api.database.pool.query('update outgoing_notices set next_attempt_at = now()');

  const { database, files, directory } = api;
  const config = readConfig({ DATA_DIR: directory, SMTP_URL: server.url });
  const restarted = await createApp({
    config,
    database,
    files,
    logger: pino({ level: 'silent' }),
  });
  await until(() => server.mails.length === 1);
  await until(async () => (await waiting()).length === 0);
  await restarted.close();

  expect(server.mails[0]).toContain('Cuando vuelva');
});

test('a mail waits for its next try, but not for the hour that the clock was set back meanwhile', async () => {
  server.mails.length = 0;
  const lastRefusals = server.refusals();
  server.refuse(true);
  await send('La postergada');
  await until(() => server.refusals() === lastRefusals + 1);
  server.refuse(false);

  await send('La que la sigue');
  await until(() => server.mails.length === 1);
  expect(server.mails[0]).toContain('La que la sigue');

  await api.database.pool.query(
    `update outgoing_notices set next_attempt_at = next_attempt_at + interval '1 hour'`,
  );
  await send('La última');
  await until(async () => (await waiting()).length === 0);
  expect(server.mails[1]).toContain('La postergada');
});

test('a request that is gone by then is told of no more', async () => {
  server.mails.length = 0;
  server.refuse(true);
  await send('Se borra antes');
  await until(() => server.refusals() === 3);
  server.refuse(false);
  await api.database.pool.query(
    `delete from contact_requests where description = 'Se borra antes'`,
  );
  await api.database.pool.query('update outgoing_notices set next_attempt_at = now()');
  await send('La siguiente');
  await until(async () => (await waiting()).length === 0);

  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain('La siguiente');
});

test('without a mail server nothing waits', async () => {
  const silent = await startTestApi();
  await silent.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: { nombre: 'A', email: 'a@b.cl', celular: '1', descripcion: 'Hola' },
  });
  const { rows } = await silent.database.pool.query('select id from outgoing_notices');
  await silent.close();

  expect(rows).toEqual([]);
});

test('an address of another kind is refused, without repeating it', () => {
  expect(() => readConfig({ SMTP_URL: 'http://yo:secreta@correo' })).toThrow(
    'SMTP_URL debe ser una dirección como smtp://usuario:clave@servidor:587.',
  );
});
