import { waitFor } from '@testing-library/react';
import type { ComposedRoute } from '../remotes/composition';
import { noteAsked, recordLoaded, noteCrashed, noteFailed, noteShown } from '../remotes/load-log';
import type { Problem } from './development-state';
import { watchPage } from './page-causes';

const route: ComposedRoute = {
  application: 'mf-a',
  path: '/a',
  title: 'A',
  page: 'a/a-page',
  access: 'public',
  render: 'server',
};

const problem: Problem = { title: 'Falla', excerpt: [], detail: 'x is not defined' };
const ask = jest.fn(async (_url: string, _request: { readonly body: string }) => ({
  json: async () => problem,
}));
Reflect.set(globalThis, 'fetch', ask);

let shown: readonly Problem[] = [];
const page = watchPage((problems) => {
  shown = problems;
});

beforeEach(() => ask.mockClear());

const askedOf = () => ask.mock.calls.map(([, { body }]) => JSON.parse(body).text);

test('what keeps a page from coming is shown until its application is built again', async () => {
  page.announce({ 'mf-a': 'one' });
  noteAsked(route, 'dev');
  const cause = new ReferenceError('process is not defined');
  noteFailed(route, 'dev', cause);
  noteFailed(route, 'before', new Error('gone'));

  await waitFor(() => expect(shown).toEqual([problem, problem]));
  expect(askedOf()[0]).toContain('process is not defined');
  page.announce({ 'mf-a': 'one', 'mf-b': 'new' });
  expect(shown).toHaveLength(2);
  page.announce({ 'mf-a': 'two' });
  expect(shown).toEqual([]);
});

test('what a page throws while it is rendered is shown as well, each once', async () => {
  noteAsked(route, 'dev');
  recordLoaded(route, 'dev');
  const crash = new Error('no theme');
  noteCrashed(route, crash);
  noteCrashed(route, crash);

  await waitFor(() => expect(shown).toEqual([problem]));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what came after all is no problem any more', async () => {
  noteAsked(route, 'dev');
  noteFailed(route, 'dev', new Error('took more than 6000 ms'));
  await waitFor(() => expect(shown).toContainEqual(problem));

  noteAsked(route, 'dev');
  recordLoaded(route, 'dev');
  noteShown(route);

  expect(shown).toEqual([]);
});
