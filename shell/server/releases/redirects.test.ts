import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

const releasesFolder = writeSampleReleases();
const file = join(releasesFolder, 'registry.json');
const redirects = { '/hola': '/ofertas', '/antes': '/diseño', '/lista': '/ofertas' };
writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), redirects }));

const headers = { host: 'example.org' };
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  site = await createSampleSite({ releasesFolder });
});

afterAll(() => site.close());

test.each([
  ['GET', '/hola', '/ofertas'],
  ['HEAD', '/hola', '/ofertas'],
  ['GET', '/Hola/?a=1&b=%2F', '/ofertas?a=1&b=%2F'],
  ['GET', '/antes', '/dise%C3%B1o'],
] as const)(
  '%s of the former address %s leads to the one in its place',
  async (method, url, to) => {
    const answer = await site.inject({ method, url, headers });

    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    expect(answer.headers['cache-control']).toContain('must-revalidate');
  },
);

test('a page that is there comes before a redirect, and an open page knows the others', async () => {
  const answer = await site.inject({ url: '/lista', headers });

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"redirects":{"/hola":"/ofertas","/antes":"/diseño"}');
});
