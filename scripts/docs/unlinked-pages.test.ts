import { unlinkedPages } from './unlinked-pages';

test('a page of the documentation needs a link from another page', () => {
  const pages = [
    { path: 'README.md', text: '[a](docs/a.md)' },
    { path: 'docs/a.md', text: '[b](decisions/b.md#b)' },
    { path: 'docs/decisions/b.md', text: '# b' },
    { path: 'docs/c.md', text: '[itself](c.md)' },
  ];

  expect(unlinkedPages(pages).map(({ path }) => path)).toEqual(['docs/c.md']);
});
