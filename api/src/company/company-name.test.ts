import { ownNamePasswordMessage } from '@portal/contract/new-password';
import { startMailServer } from '../../testing/mail-server';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { until } from '../../testing/until';

let api: TestApi;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url });
  await api.app.inject({
    method: 'PUT',
    url: '/api/empresa/partes/identidad',
    headers: api.admin,
    payload: {
      nombre: 'Faro: Sur',
      lema: 'Equipos que duran',
      correo: 'hola@faro.example.org',
      whatsapp: '56911112222',
    },
  });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

test('mails go out in the name that the company has by then, and its requests to its mailbox', async () => {
  await api.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: { nombre: 'Ana', email: 'ana@example.org', celular: '1', descripcion: 'Hola' },
  });
  await until(() => server.mails.length === 1);

  const [mail = ''] = server.mails;
  expect(mail).toMatch(/^From: "Faro: Sur" <hola@faro\.example\.org>\r$/m);
  expect(mail).toMatch(/^To: hola@faro\.example\.org\r$/m);
  expect(mail).toMatch(/^Message-ID: <contacto-1@faro\.example\.org>\r$/im);
  expect(mail).toContain('Faro');
});

test('a telephone keeps the codes under that name, without the colon that would part it', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/cuenta/segundo-factor',
    headers: api.user,
    payload: { clave: 'Puente2026' },
  });

  const { pathname, searchParams } = new URL(answer.json().uri);
  expect(decodeURIComponent(pathname)).toMatch(/\/?Faro Sur:usuario$/);
  expect(searchParams.get('issuer')).toBe('Faro Sur');
});

test('no password is the name of the company', async () => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/api/cuenta/clave',
    headers: api.user,
    payload: { clave_actual: 'Puente2026', clave_nueva: 'faro: sur 2026' },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe(ownNamePasswordMessage);
});

test('the document of the API names it', async () => {
  const { info } = (await api.app.inject('/api/openapi.json')).json();

  expect(info).toMatchObject({
    title: 'API de Faro: Sur',
    contact: { name: 'Faro: Sur', email: 'hola@faro.example.org' },
  });
});
