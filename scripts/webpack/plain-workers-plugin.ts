import type { Compiler } from 'webpack';

const pluginName = 'PlainWorkersPlugin';

/** What federation asks for once it has put itself into a runtime. */
const federation = ['__webpack_require__.federation', 'embeddedFederationRuntime'];

/**
 * Keeps federation out of workers, which load no remotes: it would put itself into the runtime of each, and
 * with its name the release's id, so that a worker was another file in every release.
 */
export class PlainWorkersPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, ({ hooks, asyncEntrypoints }) => {
      hooks.additionalTreeRuntimeRequirements.tap(
        { name: pluginName, stage: -1 },
        (chunk, requirements) => {
          if (!asyncEntrypoints.some((worker) => worker.getRuntimeChunk() === chunk)) return;
          for (const name of federation) requirements.add(name);
        },
      );
    });
  }
}
