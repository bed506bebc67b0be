import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

import { isScript } from './build-target';
import { hotHash } from './hot-integrity-plugin';

const { RuntimeModule, runtime, sources } = webpack;

const pluginName = 'ChunkSafetyPlugin';

/** Replaced when the chunks are final and their hashes are known. */
const placeholder = 'PORTAL_CHUNK_HASHES';

/**
 * In milliseconds. After this time a failed load is not repeated, so a chunk that hung is requested
 * only once more.
 */
const maxLoad = 8000;

/**
 * Adds the hash of every later chunk to the entry, so that changed files are refused. The entry's
 * own hash is in the page. Failed loads are repeated under another address, because a browser keeps
 * an address stuck after a request that hung.
 */
export class ChunkSafetyPlugin {
  private readonly isHot: boolean;

  constructor({ isHot }: { readonly isHot: boolean }) {
    this.isHot = isHot;
  }

  apply(compiler: Compiler) {
    const { loadScript } = compiler.webpack.RuntimeGlobals;

    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\n${addIntegrity(this.isHot)}`,
      );
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule());
      });
      compilation.hooks.processAssets.tap(
        {
          name: pluginName,
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH,
        },
        () => writeHashes(compilation),
      );
    });
  }
}

/** Refuses chunks that the build did not know. */
const addIntegrity = (
  isHot: boolean,
) => `var hash = ${isHot ? `${hotHash} || ` : ''}${placeholder}[chunkId];
if (!hash) throw new Error("No hash is known for chunk " + chunkId);
script.integrity = "sha256-" + hash;
script.crossOrigin = "anonymous";`;

class ChunkRetryRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk retry', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return `var loadOnce = __webpack_require__.l;
var failures = {};
__webpack_require__.l = (url, done, key, chunkId) => {
  var start = Date.now();
  var waits = [200, 800];
  var load = () => {
    var failed = failures[url] || 0;
    loadOnce(failed ? url + "?retry=" + failed : url, (event) => {
      if (event && event.type === "load") return done(event);
      failures[url] = failed + 1;
      if (!waits.length || Date.now() - start > ${maxLoad}) return done(event);
      setTimeout(load, waits.shift());
    }, failed ? undefined : key, chunkId);
  };
  load();
};`;
  }
}

function writeHashes(compilation: Compilation) {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    const hashes = JSON.stringify(hashesOfLaterChunks(compilation, chunk));
    for (const file of chunk.files) {
      compilation.updateAsset(
        file,
        (source) =>
          new sources.RawSource(
            source
              .source()
              .toString()
              .replaceAll(placeholder, () => hashes),
          ),
      );
    }
  }
}

function hashesOfLaterChunks(compilation: Compilation, entry: Chunk) {
  const chunks = [...entry.getAllAsyncChunks()];
  return Object.fromEntries(
    chunks.flatMap((chunk) =>
      [...chunk.files].filter(isScript).map((file) => [chunk.id, hashOf(compilation, file)]),
    ),
  );
}

function hashOf(compilation: Compilation, file: string) {
  const source = compilation.getAsset(file)?.source.buffer();
  if (!source) throw new Error(`The build has no file ${file}.`);
  return createHash('sha256').update(source).digest('base64');
}
