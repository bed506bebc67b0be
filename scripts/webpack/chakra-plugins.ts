import { join } from 'node:path';
import webpack from 'webpack';

const { NormalModuleReplacementPlugin } = webpack;

/** Folder of Chakra's own modules, in which relative imports are replaced. */
const chakraFolder = '@chakra-ui/react/dist/esm';

/**
 * Chakra's components import its contexts by relative paths, which federation cannot share by name.
 * Redirected to the public entry, contexts exist once, and each application tree-shakes its own
 * components.
 */
const contexts = new NormalModuleReplacementPlugin(/\/styled-system\/[a-z-]+\.js$/, (request) => {
  const folder = request.context.split(chakraFolder)[1];
  if (folder === undefined || folder.includes('styled-system')) return;
  if (/^\/(components|hooks|[a-z-]+$)/.test(folder)) {
    request.request = '@chakra-ui/react/styled-system';
  }
});

const memo = new NormalModuleReplacementPlugin(/\/utils\/memo\.js$/, (request) => {
  if (!request.context.includes(chakraFolder)) return;
  request.request = join(import.meta.dirname, 'chakra-memo.ts');
});

/** Patches two files of Chakra that slow down a first visit. */
export const chakraRule = {
  test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/](sort-at-params|system)\.js$/,
  loader: join(import.meta.dirname, 'chakra-patches.mjs'),
};

export const chakraPlugins = () => [contexts, memo];
