import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Markdown page of the repository. */
export type Page = {
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
};

/** A mistake in a page. Lines count from 1. */
export type Mistake = { readonly path: string; readonly line: number; readonly message: string };

/** Returns the tracked Markdown pages of a repository, without deleted ones. Fails outside of a clone. */
export const readPages = (root: string): readonly Page[] =>
  trackedFiles(root, '*.md')
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns the top-level folders that hold tracked files. */
export const topFolders = (root: string): readonly string[] => [
  ...new Set(trackedFiles(root, '*/*').map((path) => path.split('/', 1)[0] ?? '')),
];

function trackedFiles(root: string, pattern: string) {
  const files = execFileSync('git', ['ls-files', '-z', '--', pattern], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return files.split('\0').filter(Boolean);
}
