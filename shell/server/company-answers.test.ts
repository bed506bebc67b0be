import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyExamples } from '@portal/contract/company-examples';
import { companyReadBodies } from '@portal/contract/company-reads';
import { companyOf, companyReadsOf } from './company';
import { createCompanyAnswers } from './company-answers';

/** Answer of the API: the company data, unless a test replaces it. */
let answer: (path: string, response: ServerResponse) => unknown;
let asked: string[] = [];
let name = 'Faro';

const tell = (path: string, response: ServerResponse) => {
  const { identity } = companyExamples;
  const bodies = companyReadBodies({ ...companyExamples, identity: { ...identity, name } });
  response.end(JSON.stringify(bodies[path]));
};

const api: Server = createServer(({ url = '' }, response) => {
  asked.push(url);
  answer(url, response);
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  answer = tell;
  asked = [];
  name = 'Faro';
});

const create = () =>
  createCompanyAnswers(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);

test('what the company says of itself is what the API says now', async () => {
  const kept = create();
  expect(companyOf(await kept.latest()).name).toBe('Faro');

  name = 'Faro Sur';

  expect(companyOf(await kept.latest()).name).toBe('Faro Sur');
});

test('a page rests on what was said when it was made', async () => {
  const kept = create();
  const [read] = companyReadsOf(await kept.latest());
  if (!read) throw new Error('The page rests on nothing.');
  expect(await kept.isUnchanged(read)).toBe(true);

  name = 'Faro Sur';

  expect(await kept.isUnchanged(read)).toBe(false);
  expect(await kept.isUnchanged({ ...read, path: '/api/ofertas' })).toBeUndefined();
});

test.each([
  ['fails', (_path: string, response: ServerResponse) => response.writeHead(500).end('{}')],
  ['is cut off', (_path: string, response: ServerResponse) => response.destroy()],
  ['answers something else', (_path: string, response: ServerResponse) => response.end('[]')],
  ['answers nonsense', (_path: string, response: ServerResponse) => response.end('{"redes":7}')],
  ['answers nothing', () => undefined],
])('while the API %s, what it said last stands', async (_what, broken) => {
  const kept = create();
  await kept.latest();
  answer = broken;

  const startedAt = performance.now();
  expect(companyOf(await kept.latest()).name).toBe('Faro');

  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('before the API has answered once, the examples stand', async () => {
  const kept = createCompanyAnswers('http://127.0.0.1:1');

  expect(companyOf(await kept.latest())).toMatchObject(companyExamples.identity);
});

test('one that hangs keeps only the first who asks', async () => {
  const kept = create();
  answer = () => undefined;
  await kept.latest();
  const calls = asked.length;

  const startedAt = performance.now();
  await kept.latest();

  expect(performance.now() - startedAt).toBeLessThan(100);
  expect(asked).toHaveLength(calls);
});

test('who cannot wait gets what is known, and the news soon; it is not asked for each time', async () => {
  const kept = create();

  expect(companyOf(kept.known()).name).toBe('Puente');
  kept.known();
  await kept.latest();

  expect(companyOf(kept.known()).name).toBe('Faro');
  expect(asked.length).toBeLessThanOrEqual(8);
});
