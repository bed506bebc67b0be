import { blocks } from '../embedded-json';
import { pageComposition } from '../remotes/page-composition';
import { renewEntries } from './renew-entries';

const remotes = {
  'mf-a': [{ id: 'dev', integrity: 'sha256-old' }],
  'mf-b': [{ id: 'b1', integrity: 'sha256-b' }],
};

beforeAll(() => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = blocks.composition;
  block.textContent = JSON.stringify({ remotes, routes: [] });
  document.head.append(block);
});

test('a page that was composed before a build knows the entry of that build', () => {
  renewEntries({ 'mf-a': 'sha256-new', shell: 'sha256-shell' });

  expect(pageComposition().remotes).toEqual({
    'mf-a': [{ id: 'dev', integrity: 'sha256-new' }],
    'mf-b': remotes['mf-b'],
  });
});

test('a server that does not tell of entries changes none', () => {
  const before = structuredClone(pageComposition());
  renewEntries();

  expect(pageComposition()).toEqual(before);
});
