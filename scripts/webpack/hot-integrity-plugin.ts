import { integrityOf } from '@portal/releases/integrity';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { RuntimeModule, RuntimeGlobals, sources } = webpack;

const pluginName = 'HotIntegrityPlugin';

/** Hashes from all updates so far, by file name. */
const hotHashes = '__webpack_require__.portalHotHashes';

/** The hash of a script that webpack loads, if an update contained it. */
export const hotHash = `(${hotHashes} || {})[url.split("/").pop()]`;

/**
 * Adds hashes to hot updates. The page reads the manifest of an update with `fetch`; it contains
 * the hashes of every script of the build.
 */
export class HotIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.hmrDownloadManifest)
        .tap(pluginName, (chunk) => {
          compilation.addRuntimeModule(chunk, new HotHashesRuntimeModule());
        });
      compilation.hooks.processAssets.tap(
        // The first stage after ChunkSafetyPlugin has changed the scripts.
        {
          name: pluginName,
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
        },
        () => tellHashes(compilation),
      );
    });
  }
}

class HotHashesRuntimeModule extends RuntimeModule {
  constructor() {
    super('hot hashes', RuntimeModule.STAGE_TRIGGER);
  }

  override generate() {
    return `var readManifest = __webpack_require__.hmrM;
__webpack_require__.hmrM = () => readManifest().then((update) => {
  if (update) ${hotHashes} = Object.assign(${hotHashes} || {}, update.hashes);
  return update;
});`;
  }
}

function tellHashes(compilation: Compilation) {
  const assets = compilation.getAssets();
  const hashes = Object.fromEntries(
    assets
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, source }) => [name, integrityOf(source.buffer()).replace('sha256-', '')]),
  );
  for (const { name, source } of assets.filter((asset) =>
    asset.name.endsWith('.hot-update.json'),
  )) {
    const manifest = { ...JSON.parse(source.source().toString()), hashes };
    compilation.updateAsset(name, new sources.RawSource(JSON.stringify(manifest)));
  }
}
