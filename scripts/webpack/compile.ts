import { promisify } from 'node:util';
import webpack from 'webpack';
import type { BuildTarget } from './build-target';
import { bundledContract, bundledPackages } from './bundled-packages';
import { createConfiguration } from './configuration';
import { refuseFaults } from './faults';
import { filesOfChunks, filesOfShares, sharesOfChunks, stylesOfChunks } from './shared-chunks';
import { unclearSheets } from './style-sheets';
import { unreadableFiles } from './unreadable';
import { ShareContractPlugin, type SharedNames } from './share-contract-plugin';

export type Compilation = {
  /** Files that a page needs beside its application's entry, by the name of its chunk. */
  readonly filesOfChunk: SharedNames;
  /** Style sheets of a page, by the name of its chunk. */
  readonly stylesOfChunk: SharedNames;
  /** Shared modules that a page waits for, by the name of its chunk. */
  readonly sharesOfChunk: SharedNames;
  /** Scripts of the shared modules that come when they are first needed, by share key. */
  readonly filesOfShare: SharedNames;
  readonly used: SharedNames;
  readonly provided: SharedNames;
};

/** A build for a release. */
type FinalCompilation = Compilation & {
  /** Folders of the packages of which something is in it. */
  readonly packages: readonly string[];
  /** Version of `@portal/contract` by which it calls the API; undefined if it does not. */
  readonly contract: string | undefined;
  /** Paths of all files that webpack read for it. */
  readonly readFiles: readonly string[];
};

/** Runs one build of an application. */
export async function compile(target: BuildTarget): Promise<FinalCompilation> {
  const shareContract = new ShareContractPlugin();
  const stats = await endOf(createConfiguration(target, shareContract));
  const unreadable = [unreadableFiles, unclearSheets].flatMap((find) =>
    find(stats.compilation, target.application),
  );
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  const { compilation } = withoutComplaints(stats);
  refuseFaults(compilation, target);
  return {
    ...readCompilation(compilation, shareContract),
    packages: bundledPackages(compilation),
    contract: bundledContract(compilation),
    readFiles: [...compilation.fileDependencies],
  };
}

/** What a release tells of a build that has come to its end. */
export const readCompilation = (
  compilation: webpack.Compilation,
  { used, provided }: ShareContractPlugin,
): Compilation => ({
  filesOfChunk: filesOfChunks(compilation),
  stylesOfChunk: stylesOfChunks(compilation),
  sharesOfChunk: sharesOfChunks(compilation),
  filesOfShare: filesOfShares(compilation),
  used,
  provided,
});

/** Runs webpack to its end; what it complains of, rejects. */
export const runWebpack = async (configuration: webpack.Configuration) =>
  withoutComplaints(await endOf(configuration));

async function endOf(configuration: webpack.Configuration) {
  const compiler = webpack(configuration);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats) throw new Error('webpack gave no result.');
    return stats;
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

function withoutComplaints(stats: webpack.Stats) {
  if (!stats.hasErrors() && !stats.hasWarnings()) return stats;
  throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
}
