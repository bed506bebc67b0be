import webpack from 'webpack';
import { remoteEntryFile } from '@portal/releases/release-names';
import { chunkNameOf, type BuildTarget } from './build-target';

const { BannerPlugin, Compilation } = webpack;

/**
 * V8 compiles a page's first scripts during the download on another thread. Otherwise the main
 * thread compiles each function at its first call. Other engines ignore the comment.
 */
export function compileHint({ pages }: BuildTarget) {
  const files = new Set([
    'main.js',
    remoteEntryFile,
    ...pages.map((page) => `${chunkNameOf(page)}.js`),
  ]);
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: (file) => files.has(file),
    // Runs after the minifier, which removes comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
