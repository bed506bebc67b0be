import { deadLinks } from './dead-links';
import { missingPaths } from './missing-paths';
import { tooLong } from './page-lengths';
import { readPages, topFolders, type Mistake } from './pages';
import { figuresPage, undatedFigures } from './undated-figures';

/** Finds the mistakes in each tracked Markdown page of a repository. */
export function findMistakes(root: string): readonly Mistake[] {
  const folders = topFolders(root);
  return readPages(root).flatMap((page) => [
    ...deadLinks(page, root),
    ...missingPaths(page, { root, folders }),
    ...tooLong(page),
    ...(page.path === figuresPage ? undatedFigures(page) : []),
  ]);
}
