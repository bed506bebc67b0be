import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { codeSpansOf } from './markdown';
import type { Mistake, Page } from './pages';

const plainPath = /^[\w@./-]+$/;

/** A path of a source file. A path below `src` is one of the application that the page describes. */
const sourcePath = /^(?!src\/).+\/.+\.tsx?$/;

/**
 * Finds code spans that name a source file, or a path below one of the repository's folders, where
 * nothing exists. Paths count from the root. Patterns such as `shared/contract/src/<resource>-fields.ts` are skipped.
 */
export const missingPaths = (
  { path, text }: Page,
  { root, folders }: { readonly root: string; readonly folders: readonly string[] },
): readonly Mistake[] =>
  codeSpansOf(text)
    .map(({ line, target }) => ({ line, named: target.replace(/:\d+$/, '') }))
    .filter(({ named }) => plainPath.test(named))
    .filter(
      ({ named }) =>
        sourcePath.test(named) || folders.some((folder) => named.startsWith(`${folder}/`)),
    )
    .filter(({ named }) => !existsSync(join(root, named)))
    .map(({ line, named }) => ({ path, line, message: `\`${named}\` does not exist` }));
