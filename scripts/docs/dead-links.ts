import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { anchorsOf, linksOf } from './markdown';
import type { Mistake, Page } from './pages';

const isElsewhere = (target: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target);

/** Finds relative links to a missing file, folder or heading. Links to other hosts are not tried. */
export const deadLinks = ({ path, text }: Page, root: string): readonly Mistake[] =>
  linksOf(text)
    .filter(({ target }) => !isElsewhere(target))
    .flatMap(({ line, target }) => {
      const message = faultOf(target, path, root);
      return message === undefined ? [] : [{ path, line, message }];
    });

function faultOf(target: string, page: string, root: string) {
  const [place = '', anchor] = decodeURIComponent(target).split('#', 2);
  const path = place === '' ? page : posix.normalize(posix.join(dirname(page), place));
  if (path.startsWith('..')) return `the link ${target} leaves the repository`;
  const file = join(root, path);
  if (!existsSync(file)) return `the link ${target} is dead: ${path} does not exist`;
  if (anchor === undefined || !isPage(file)) return undefined;
  if (anchorsOf(readFileSync(file, 'utf8')).has(anchor)) return undefined;
  return `the link ${target} is dead: ${path} has no heading #${anchor}`;
}

const isPage = (file: string) => file.endsWith('.md') && statSync(file).isFile();
