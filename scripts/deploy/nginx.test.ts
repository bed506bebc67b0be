import { once } from 'node:events';
import { connect } from 'node:http2';
import { applicationEventsPath } from '@portal/contract/application-events';
import { offersFeedPath, paths } from '@portal/kit/routing/paths';
import { requestPage } from '../cluster/request-page';
import { startBehindNginx } from './testing/behind-nginx';

jest.setTimeout(60_000);

let behind: Awaited<ReturnType<typeof startBehindNginx>>;
beforeEach(async () => {
  behind = await startBehindNginx();
});
afterEach(() => behind.stop());

const askFor = (path: string, headers: Record<string, string> = {}) =>
  requestPage(behind.address, { path, headers: { ...headers, host: 'localhost' } });

describe('whoever has an answer already is told that nothing is new, without a byte of it', () => {
  async function conditionalGet(path: string, headers: Record<string, string> = {}) {
    const { status, headers: told } = await askFor(path, headers);
    expect(status).toBe(200);
    return askFor(path, { ...headers, 'if-none-match': String(told['etag']) });
  }
  const nothingNew = { status: 304, body: Buffer.of() };

  test.each([
    ['the feed', offersFeedPath],
    ['the feed of a search', `${offersFeedPath}?texto=diseño`],
    ['a page that nginx keeps', paths.home],
    ['a page of the releases before', `${paths.home}?mfe=safe`],
    ['the offers, as a call', '/api/ofertas'],
  ])('%s', async (_what, path) => {
    expect(await conditionalGet(encodeURI(path))).toMatchObject(nothingNew);
  });

  test('a page of a browser that has chosen releases', async () => {
    const { cookie } = behind;
    const { headers } = await askFor(paths.home, { cookie });

    expect(headers['cache-control']).toBe('private, no-store');
    expect(await conditionalGet(paths.home, { cookie })).toMatchObject(nothingNew);
  });
});

describe('no log tells whom somebody looks for', () => {
  const person = 'reservada.gomez@correo.example.org';
  const addresses = [
    `/api/aplicantes/correo/${person}/1`,
    `/api//aplicantes/correo/${encodeURIComponent(person)}/1?correo=${person}`,
    '/api/candidatos?q=reservada',
    '/api/reservada@correo',
    `/oauth/token/${person}`,
    `${paths.people}?q=reservada`,
    `/no-hay/${person}`,
    `${offersFeedPath}?texto=reservada`,
    `/releases/${person}`,
    `/api/%zz/${person}`,
  ];
  const headers = { referer: `https://otro.example.org/${person}?q=reservada` };

  async function askForAll() {
    for (const path of addresses) await askFor(path, headers);
    // More than nginx accepts.
    const body = Buffer.alloc(17 * 1024 * 1024);
    await fetch(`${behind.address}/api/contacto/${person}`, { method: 'POST', body }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  }

  test('when all is well', async () => {
    await askForAll();

    const logged = behind.logged();
    expect(logged).not.toMatch(/reservada|gomez/);
    expect(logged).toContain('127.0.0.0 - - [');
    expect(logged).toContain('"GET /api/aplicantes HTTP/1.1" 200 ');
    expect(logged).toContain('"GET /personas HTTP/1.1" 404 ');
    expect(logged).toContain('"https://otro.example.org" ');
  });

  test('when the API is gone', async () => {
    await behind.stopApi();
    await askForAll();

    const logged = behind.logged();
    expect(logged).not.toMatch(/reservada|gomez/);
    expect(logged).toContain('"GET /api/aplicantes HTTP/1.1" 502 ');
  });

  test('when the site is gone', async () => {
    await behind.stopSite();
    await askForAll();

    const logged = behind.logged();
    expect(logged).not.toMatch(/reservada|gomez/);
    expect(logged).toContain('"GET /personas HTTP/1.1" 502 ');
  });
});

test('one connection of a browser has as many streams of news as it has windows, and calls beside them', async () => {
  const browser = connect(behind.safeAddress, { rejectUnauthorized: false });
  const open = (path: string) => browser.request({ ':path': path, ':authority': 'localhost' });
  const windows = Array.from({ length: 20 }, () => open(applicationEventsPath));
  await Promise.all(windows.map((stream) => once(stream, 'data')));
  const [{ ':status': status }] = await once(open('/api/ofertas'), 'response');
  browser.destroy();

  expect(status).toBe(200);
});
