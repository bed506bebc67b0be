import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

const pluginName = 'StableWorkersPlugin';

/**
 * Takes the release's name out of workers. Federation puts itself into the runtime of each, where nobody asks
 * for its name, and a worker would be another file in every release. Before the minifier, as letters decide
 * how that one names things.
 */
export class StableWorkersPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => {
          const { uniqueName } = compilation.outputOptions;
          const workers = compilation.asyncEntrypoints.flatMap(({ chunks }) => chunks);
          for (const file of workers.flatMap(({ files }) => [...files])) {
            compilation.updateAsset(
              file,
              (source) =>
                new sources.RawSource(source.source().toString().replaceAll(uniqueName, 'worker')),
            );
          }
        },
      );
    });
  }
}
