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
  /** Files beside the application's entry, by chunk name. */
  readonly filesOfChunk: SharedNames;
  /** By chunk name. */
  readonly stylesOfChunk: SharedNames;
  /** Shared modules that a page waits for, by chunk name. */
  readonly sharesOfChunk: SharedNames;
  /** Scripts of lazily loaded shared modules, by share key. */
  readonly filesOfShare: SharedNames;
  readonly used: SharedNames;
  readonly provided: SharedNames;
};

type FinalCompilation = Compilation & {
  /** Folders of the packages that are part of it. */
  readonly packages: readonly string[];
  /** Version of `@portal/contract`, or undefined if it makes no API calls. */
  readonly contract: string | undefined;
  /** Paths of all files that webpack read for it. */
  readonly readFiles: readonly string[];
};

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

/** The data of a finished build for its release. */
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

/** Rejects on errors and warnings. */
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
