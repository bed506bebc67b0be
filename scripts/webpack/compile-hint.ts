import webpack from 'webpack';
import { remoteEntryFile } from '@portal/releases/release-names';
import { chunkNameOf, type BuildTarget } from './build-target';

const { BannerPlugin, Compilation } = webpack;

/**
 * Asks V8 to compile what a page starts with while it downloads, on another thread: else the main thread
 * compiles each function as it is first called. Other engines read a comment.
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
    // The minimizer takes comments away.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
