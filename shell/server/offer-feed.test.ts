import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offerToWire } from '@portal/contract/offer-bodies';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { createSampleSite, writeSampleRegistry, writeSampleReleases } from './testing/sample-site';

let api: Server;
let offers = [anOffer()];
let status = 200;
/** ETags of the site's calls to the API. */
let asked: (string | undefined)[] = [];
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const body = JSON.stringify(offers.map(offerToWire));
    const etag = `"${body.length}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, { etag }).end(isKnown ? '' : body);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const releasesFolder = writeSampleReleases();
  const routes = [paths.offers, paths.offer].map((path) => ({ ...sampleRoute, path }));
  writeRelease(releasesFolder, { name: 'mf-offers', id: 'o2', routes });
  writeSampleRegistry(releasesFolder, 'o2');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await createSampleSite({ releasesFolder, apiUrl });
});

afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

beforeEach(() => {
  asked = [];
  status = 200;
});

const get = (query = '', headers = {}) =>
  site.inject({ url: `/ofertas.atom${query}`, headers: { host: 'example.org', ...headers } });

const titlesOf = (feed: string) =>
  [...feed.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);

test('the open offers are a feed, the newest first', async () => {
  offers = [
    anOffer({ id: 1, title: 'Vieja', createdAt: '2026-03-05' }),
    anOffer({
      id: 2,
      title: 'Nueva',
      createdAt: '2026-03-06',
      countries: [{ id: 1, name: 'Chile' }],
      cities: [],
      workMode: { id: 1, name: 'Remoto' },
      contractType: { id: 1, name: 'Indefinido' },
      schedule: 'Lunes a viernes',
      salaryRange: '$1.000',
    }),
  ];

  const { statusCode, headers, body } = await get();

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(titlesOf(body)).toEqual(['Nueva', 'Vieja']);
  const self = 'http://example.org/ofertas.atom';
  const offer = `http://example.org${paths.offer.replace(':id', '2')}`;
  expect(body.split('\n').slice(0, 9)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">',
    `<id>${self}</id>`,
    '<title>Ofertas laborales de Puente</title>',
    '<updated>2026-03-06T03:00:00.000Z</updated>',
    '<author><name>Puente</name></author>',
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="http://example.org${paths.offers}"/>`,
    `<entry><id>${offer}</id><title>Nueva</title><link rel="alternate" type="text/html" href="${offer}"/>` +
      '<published>2026-03-06T03:00:00.000Z</published><updated>2026-03-06T03:00:00.000Z</updated>' +
      '<summary>Chile · Remoto · Indefinido · Lunes a viernes · $1.000</summary></entry>',
  ]);
});

test('it takes the filter of the board, and its address has one spelling', async () => {
  offers = [
    anOffer({ id: 1, title: 'Análisis', workMode: { id: 1, name: 'Remoto' } }),
    anOffer({ id: 2, title: 'Diseño', workMode: { id: 1, name: 'Remoto' } }),
    anOffer({ id: 3, title: 'Análisis', workMode: { id: 2, name: 'Híbrido' } }),
  ];

  const { body } = await get('?modalidad=Remoto&orden=titulo&x=1&texto=analisis');

  expect(titlesOf(body)).toEqual(['Análisis']);
  const query = 'texto=analisis&amp;modalidad=Remoto';
  expect(body).toContain(`<id>http://example.org/ofertas.atom?${query}</id>`);
  expect(body).toContain(`href="http://example.org${paths.offers}?${query}"`);
  const same = await get('?texto=analisis&modalidad=Remoto');
  expect(same.headers['etag']).toBe(
    (await get('?modalidad=Remoto&texto=analisis')).headers['etag'],
  );
  expect(titlesOf((await get('?texto=nada')).body)).toEqual([]);
});

test('what an offer and an address hold stays text', async () => {
  offers = [anOffer({ title: '<b> & "C" \v]]>', salaryRange: '</summary>' })];

  const { body } = await get(`?texto=${encodeURIComponent('"><x')}`);
  expect(body).not.toMatch(/<x|""/);
  const [title] = titlesOf((await get()).body);
  expect(title).toBe('&lt;b> &amp; &quot;C&quot;  ]]&gt;');
});

test('it holds the fifty newest', async () => {
  offers = Array.from({ length: 60 }, (_, index) => anOffer({ id: index + 1, title: `O${index}` }));

  const titles = titlesOf((await get()).body);
  expect(titles).toHaveLength(50);
  expect(titles[0]).toBe('O59');
});

test('what did not change is not sent again, nor read again from the API', async () => {
  const { headers } = await get();

  const again = await get('', { 'if-none-match': `W/${headers['etag']}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(asked.at(-1)).toMatch(/^"\d+"$/);

  offers = [anOffer({ title: 'Otra' })];
  const changed = await get('', { 'if-none-match': headers['etag'] });
  expect(changed.statusCode).toBe(200);
  expect(titlesOf(changed.body)).toEqual(['Otra']);
});

test('without offers there is none, rather than an empty one', async () => {
  offers = [];
  const empty = await get();
  expect(empty.body).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');

  status = 500;
  offers = [anOffer({ title: 'Sin respuesta' })];
  expect((await get()).statusCode).toBe(502);
});
