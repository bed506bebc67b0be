import webpack, { type Compiler } from 'webpack';

const { RuntimeModule } = webpack;

const pluginName = 'ChunkListsPlugin';

/** Where every chunk registers itself, whatever it is a chunk of: so its bytes tell of no release. */
export const chunkGlobal = 'portalChunks';

/** A release's own list, under the folder that its files lie in. */
const listOf = (folder: string) => `self[${JSON.stringify(chunkGlobal)} + ${folder}]`;

/**
 * Hands each chunk to the runtime of the release that it came from, told by the address of the script
 * that runs. Two releases in one page would else take each other's modules. A chunk from anywhere
 * else fails.
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

/** Before webpack's own, which takes what it finds under the global for its list. */
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
