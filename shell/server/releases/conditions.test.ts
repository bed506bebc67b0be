import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRegistry, type Channel } from '@portal/releases/registry';
import { notFoundRoute, sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { diskEvents } from '../testing/disk-events';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

const releasesFolder = writeSampleReleases();
writeRelease(releasesFolder, {
  name: 'mf-offers',
  id: 'o2',
  routes: [{ ...sampleRoute, path: '/ofertas' }],
});

const live = (id: string): Channel => ({ live: id, published: [id], withdrawn: [] });

async function publish(offers: Channel, shell: Channel = live('s1')) {
  const applications = { shell, 'mf-public': live('p1'), 'mf-offers': offers };
  const registry = { ...emptyRegistry, revision: 1, applications };
  writeFileSync(join(releasesFolder, 'registry.json'), JSON.stringify(registry));
  await diskEvents();
}

let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  await publish(live('o1'));
  site = await createSampleSite({ releasesFolder });
});
afterAll(() => site.close());

const get = (url: string, cookie = '') =>
  site.inject({ url, headers: { host: 'example.org', cookie } });

describe('an application that is switched off', () => {
  const disabled = { message: 'Vuelve <mañana>', since: '2026-01-01T00:00:00.000Z' };

  beforeAll(() => publish({ ...live('o1'), disabled }));

  test('has pages that say so, and nothing of it', async () => {
    const { statusCode, headers, body } = await get('/ofertas');

    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('600');
    expect(body).toContain(String.raw`"paused":"Vuelve \u003cmañana>"`);
    expect(body).not.toContain('/releases/mf-offers/');
    expect(body).not.toContain('"mf-offers":[');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<div id="root"></div>');
  });

  test('leaves the others as they are, and is back at once', async () => {
    expect((await get('/pagina-principal')).statusCode).toBe(200);
    await publish(live('o1'));

    const { statusCode, body } = await get('/ofertas');
    expect(statusCode).toBe(200);
    expect(body).toContain('/ofertas</div>');
  });

  test('is never the shell, without which nothing could be said', async () => {
    await publish(live('o1'), { ...live('s1'), disabled });

    expect((await get('/ofertas')).statusCode).toBe(200);
  });
});

describe('while a canary runs', () => {
  const canary = { id: 'o2', percent: 20 };

  test('pages draw a share, and the server sets no cookie', async () => {
    await publish(live('o1'));
    const before = await get('/pagina-principal');
    expect(before.body).not.toContain('data-draws-share');
    await publish({ ...live('o1'), canary });

    const { headers, body } = await get('/pagina-principal');
    expect(body).toContain('data-draws-share');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['etag']).not.toBe(before.headers['etag']);
  });

  test('only who has drawn a number within it gets it', async () => {
    await publish({ ...live('o1'), canary });

    expect((await get('/ofertas')).body).toContain('/releases/mf-offers/o1/');
    expect((await get('/ofertas', 'portal-share=20')).body).toContain('/releases/mf-offers/o1/');
    expect((await get('/ofertas', 'portal-share=19')).body).toContain('/releases/mf-offers/o2/');
  });
});

describe('in safe mode', () => {
  beforeAll(() => publish({ ...live('o2'), previous: 'o1' }));

  test('a page is made of the releases before, says so and leads back', async () => {
    const { statusCode, body } = await get('/ofertas?mfe=safe');

    expect(statusCode).toBe(200);
    expect(body).toContain('src="/releases/shell/s1/');
    expect(body).toContain('href="/releases/mf-offers/o1/');
    expect(body).toContain('Modo seguro: versiones anteriores');
    expect(body).toContain('href="?"');
  });

  test('it is neither listed nor what others get', async () => {
    const { body } = await get('/ofertas?mfe=safe');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');

    const usual = await get('/ofertas');
    expect(usual.body).toContain('href="/releases/mf-offers/o2/');
    expect(usual.body).not.toContain('Modo seguro');
    expect(usual.body).toContain('rel="canonical" href="http://example.org/ofertas"');
  });

  test.each(['/ofertas?mfe=panel', '/ofertas?x=1&mfe=safer', '/ofertas?amfe=safe'])(
    '%s is the page as usual',
    async (url) => {
      expect((await get(url)).body).not.toContain('Modo seguro');
    },
  );
});

test('the page tells its starter the pattern of its route, for its reports', async () => {
  await publish(live('o1'));

  expect((await get('/cosa/7')).body).toContain('data-route="/cosa/:id"');
  expect(notFoundRoute.path).toBe('*');
  expect((await get('/no-existe')).body).toContain('data-route="*"');
});

test('the starter is one script without the lines that join its parts', async () => {
  const { body } = await get('/pagina-principal');
  const [, path = ''] = /src="(\/releases\/starter\/[^"]+)"/.exec(body) ?? [];
  const script = (await get(path)).body;

  expect(script).not.toMatch(/^(import|export) /m);
  expect(script).toContain('"/mfe/loads"');
});
