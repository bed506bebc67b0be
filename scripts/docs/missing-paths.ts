import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { codeSpansOf } from './markdown';
import type { Mistake, Page } from './pages';

const plainPath = /^[\w@./-]+$/;

/**
 * Finds code spans that name a path below one of the repository's folders where nothing exists. Patterns such as
 * `shared/contract/src/<resource>-fields.ts` are skipped.
 */
export const missingPaths = (
  { path, text }: Page,
  { root, folders }: { readonly root: string; readonly folders: readonly string[] },
): readonly Mistake[] =>
  codeSpansOf(text)
    .map(({ line, target }) => ({ line, named: target.replace(/:\d+$/, '') }))
    .filter(({ named }) => plainPath.test(named))
    .filter(({ named }) => folders.some((folder) => named.startsWith(`${folder}/`)))
    .filter(({ named }) => !existsSync(join(root, named)))
    .map(({ line, named }) => ({ path, line, message: `\`${named}\` does not exist` }));
