import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { developmentCauses, type DevelopmentState } from '../../src/development/development-state';
import { writeSampleReleases } from '../testing/sample-site';
import { createDevelopmentSite } from './development-site';

const releasesFolder = writeSampleReleases();
const listeners = new Set<(state: DevelopmentState) => void>();
const causes: unknown[] = [];
const notRendered: unknown[] = [];
let ready: () => Promise<unknown> = () => Promise.resolve();
let site: Awaited<ReturnType<typeof createDevelopmentSite>>;

/** Writes the release of the remote's next build. */
function build(title: string) {
  writeRelease(releasesFolder, {
    name: 'mf-public',
    id: 'dev',
    built: new Date().toISOString(),
    routes: [{ ...sampleRoute, render: 'client', title }],
    contents: { 'home-page.js': title, 'home-page.js.map': '{}', 'a.hot-update.json': '{}' },
  });
}

beforeAll(async () => {
  build('Uno');
  mkdirSync(join(releasesFolder, 'mf-public/dev/node'), { recursive: true });
  writeFileSync(join(releasesFolder, 'mf-public/dev/node/remoteEntry.cjs'), '');
  const channel = (live: string) => ({ live, published: [live] });
  const applications = { shell: channel('s1'), 'mf-public': channel('dev') };
  writeFileSync(
    join(releasesFolder, 'registry.json'),
    JSON.stringify({ schema: 1, revision: 1, applications }),
  );
  site = await createDevelopmentSite({
    releasesFolder,
    apiUrl: 'http://127.0.0.1:9',
    logLevel: 'silent',
    names: ['mf-public'],
    state: () => ({ builds: { 'mf-public': 'a' }, problems: [] }),
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    untilReady: () => ready(),
    describeCause: async (cause) => {
      causes.push(cause);
      return { title: 'Falla', excerpt: [], detail: 'x is not defined' };
    },
    onNotRendered: (...told) => notRendered.push(told),
  });
});

afterAll(() => site.close());

const open = (url: string) => site.inject({ url, headers: { host: 'localhost' } });

test.each(['home-page.js', 'home-page.js.map', 'a.hot-update.json'])(
  'serves %s of what is worked on, and nobody keeps it',
  async (file) => {
    const answer = await open(`/releases/mf-public/dev/${file}`);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each(['release.json', 'node/remoteEntry.cjs'])('keeps %s inside', async (file) => {
  expect((await open(`/releases/mf-public/dev/${file}`)).statusCode).toBe(404);
});

test('a page waits for what is built, and is what the build makes', async () => {
  ready = async () => build('Dos');
  const { body } = await open('/pagina-principal');
  ready = () => Promise.resolve();

  expect(body).toContain('<title>Dos');
});

test('a page asks where its sources have what failed in it', async () => {
  const payload = {
    application: 'mf-public',
    page: 'home',
    text: 'ReferenceError: x\n at a.js:1:2',
  };
  const headers = { host: 'localhost' };
  const ask = (body: object) =>
    site.inject({ method: 'POST', url: developmentCauses, headers, payload: body });

  expect((await ask(payload)).json()).toEqual({
    title: 'Falla',
    excerpt: [],
    detail: 'x is not defined',
  });
  expect(causes).toEqual([payload]);
  expect((await ask({ text: 7 })).statusCode).toBe(400);
});

test('whoever develops is told of a page that the server could not render', async () => {
  await open('/crash');

  expect(notRendered).toEqual([['*', { reason: 'The renderer ended.', stack: undefined }]]);
});

test('an open page is told the state at once and whenever it changes', async () => {
  const address = await site.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(new URL('/dev/events', address));
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();

  expect((await reader?.read())?.value).toContain('"builds":{"mf-public":"a"}');
  for (const tell of listeners) tell({ builds: { 'mf-public': 'b' }, problems: [] });
  expect((await reader?.read())?.value).toContain('"builds":{"mf-public":"b"}');
  await reader?.cancel();
});
