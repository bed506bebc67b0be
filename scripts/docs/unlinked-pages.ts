import { dirname, posix } from 'node:path';
import { linksOf } from './markdown';
import type { Mistake, Page } from './pages';

/** Finds pages below `docs` that no other page links to. Readers would not find them. */
export function unlinkedPages(pages: readonly Page[]): readonly Mistake[] {
  const linked = new Set(pages.flatMap(linkedBy));
  return pages
    .filter(({ path }) => path.startsWith('docs/') && !linked.has(path))
    .map(({ path }) => ({ path, line: 1, message: 'no page links to this page' }));
}

const linkedBy = ({ path, text }: Page) =>
  linksOf(text)
    .map(({ target }) => posix.join(dirname(path), target.split('#', 1)[0] ?? ''))
    .filter((linked) => linked !== path);
