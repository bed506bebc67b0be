import { deadLinks } from './dead-links';
import { missingPaths } from './missing-paths';
import { tooLong } from './page-lengths';
import { topFolders, type Mistake, type Page } from './pages';
import { figuresPage, undatedFigures } from './undated-figures';

/** Finds the mistakes in each of these pages of a repository. */
export function findMistakes(pages: readonly Page[], root: string): readonly Mistake[] {
  const folders = topFolders(root);
  return pages.flatMap((page) => [
    ...deadLinks(page, root),
    ...missingPaths(page, { root, folders }),
    ...tooLong(page),
    ...(page.path === figuresPage ? undatedFigures(page) : []),
  ]);
}
