import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

const pluginName = 'StableWorkersPlugin';

/**
 * Removes the release's name from workers. Federation adds it to each worker's runtime without
 * using it, and worker files would differ in every release. Runs before the minifier, which names
 * variables by letter frequency.
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
