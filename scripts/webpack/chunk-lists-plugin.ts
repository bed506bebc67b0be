import webpack, { type Compiler } from 'webpack';

const { RuntimeModule } = webpack;

const pluginName = 'ChunkListsPlugin';

/**
 * Every chunk registers itself here. The name is the same for all releases, so a chunk's bytes do
 * not depend on its release.
 */
export const chunkGlobal = 'portalChunks';

/** The list of one release, by the folder of its files. */
const listOf = (folder: string) => `self[${JSON.stringify(chunkGlobal)} + ${folder}]`;

/**
 * Passes each chunk to its own release, identified by the address of the running script. Otherwise
 * two releases in one page would receive each other's modules. A chunk from another address fails.
 */
export class ChunkListsPlugin {
  apply(compiler: Compiler) {
    const { loadScript } = compiler.webpack.RuntimeGlobals;

    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new OwnListRuntimeModule());
        compilation.addRuntimeModule(chunk, new DispatchRuntimeModule());
      });
    });
  }
}

/** Runs before webpack's own module, which takes its list from the global. */
class OwnListRuntimeModule extends RuntimeModule {
  constructor() {
    super('own chunk list', RuntimeModule.STAGE_ATTACH - 1);
  }

  override generate() {
    return `self.${chunkGlobal} = ${listOf('__webpack_require__.p')} ||= [];`;
  }
}

class DispatchRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk dispatch', RuntimeModule.STAGE_ATTACH + 1);
  }

  override generate() {
    const folder = 'new URL(".", document.currentScript.src).pathname';
    return `self.${chunkGlobal} = { push: (chunk) => ${listOf(folder)}.push(chunk) };`;
  }
}
