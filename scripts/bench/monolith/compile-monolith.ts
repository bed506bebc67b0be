import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import webpack from 'webpack';
import type { BuildTarget } from '../../webpack/build-target';
import { runWebpack, type Compilation } from '../../webpack/compile';
import { createConfiguration } from '../../webpack/configuration';
import { filesOfChunks } from '../../webpack/shared-chunks';
import { ShareContractPlugin } from '../../webpack/share-contract-plugin';
import { sharedVersions } from '../../webpack/shared-modules';

/** Uses the shell's own configuration, with every page and without federation. */
export async function compileMonolith(target: BuildTarget, pageList: string): Promise<Compilation> {
  const configuration = createConfiguration(target, new ShareContractPlugin());
  const { compilation } = await runWebpack({
    ...configuration,
    // The build caches of the applications must not be mixed with this one.
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

/** A shell's description lists its shared packages; the monolith shares none. */
const nothingShared = Object.fromEntries(Object.keys(sharedVersions).map((key) => [key, []]));
