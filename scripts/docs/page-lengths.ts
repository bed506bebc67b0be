import type { Mistake, Page } from './pages';

/** Most lines of the project's README. */
const mostOfProject = 150;

/** Most lines of the README of a top-level folder: an application, the API or the scripts. */
const mostOfFolder = 60;

/** Finds READMEs that are too long. Details belong into `docs/`. */
export function tooLong({ path, text }: Page): readonly Mistake[] {
  const most = limitOf(path);
  const lines = text.trimEnd().split('\n').length;
  if (most === undefined || lines <= most) return [];
  return [{ path, line: most + 1, message: `${lines} lines; at most ${most} are allowed` }];
}

function limitOf(path: string) {
  if (path === 'README.md') return mostOfProject;
  return /^[^/]+\/README\.md$/.test(path) && !path.startsWith('docs/') ? mostOfFolder : undefined;
}
