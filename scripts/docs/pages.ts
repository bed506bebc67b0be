import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files';

/** A Markdown page of the repository. */
export type Page = {
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
};

/** A mistake in a page. Lines count from 1. */
export type Mistake = { readonly path: string; readonly line: number; readonly message: string };

/** Returns the tracked Markdown pages of a repository. Fails outside of a clone. */
export const readPages = (root: string): readonly Page[] =>
  trackedFiles(root, '*.md').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** Returns the top-level folders that hold tracked files. */
export const topFolders = (root: string): readonly string[] => [
  ...new Set(trackedFiles(root, '*/*').map((path) => path.split('/', 1)[0] ?? '')),
];
