import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import webpack from 'webpack';
import type { BuildTarget } from '../../webpack/build-target';
import { runWebpack, type Compilation } from '../../webpack/compile';
import { createConfiguration } from '../../webpack/configuration';
import { filesOfChunks } from '../../webpack/shared-chunks';
import { ShareContractPlugin } from '../../webpack/share-contract-plugin';
import { sharedVersions } from '../../webpack/shared-modules';

/** Builds the shell by its own configuration, with every page in it and without federation. */
export async function compileMonolith(target: BuildTarget, pageList: string): Promise<Compilation> {
  const configuration = createConfiguration(target, new ShareContractPlugin());
  const { compilation } = await runWebpack({
    ...configuration,
    // What the applications' builds keep must not be mixed with this.
    cache: false,
    plugins: [
      ...(configuration.plugins ?? []).filter((one) => !(one instanceof ModuleFederationPlugin)),
      replace(/\/shell-pages$/, pageList),
      replace(/\/federation$/, join(import.meta.dirname, 'no-federation.ts')),
    ],
  });
  return {
    filesOfChunk: filesOfChunks(compilation),
    stylesOfChunk: {},
    sharesOfChunk: {},
    filesOfShare: {},
    used: {},
    provided: nothingShared,
  };
}

const replace = (request: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(request, file);

/** A shell's description names what it shares; this one shares with nobody. */
const nothingShared = Object.fromEntries(Object.keys(sharedVersions).map((key) => [key, []]));
