import { anyName } from '@portal/releases/release';
import type { Compilation, Compiler, Module } from 'webpack';

const pluginName = 'ShareContractPlugin';

/** Names of exports by share key. */
export type SharedNames = Record<string, readonly string[]>;

/**
 * Reads from webpack's graph which shared exports an application uses and which the shell provides,
 * so that incompatible pairs are refused before publication.
 */
export class ShareContractPlugin {
  used: SharedNames = {};
  provided: SharedNames = {};

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.afterChunks.tap(pluginName, () => {
        this.used = {};
        this.provided = {};
        for (const module of compilation.modules) this.read(compilation, module);
      });
    });
  }

  private read(compilation: Compilation, module: Module) {
    if (module.type === 'consume-shared-module') {
      const names = usedNames(compilation, module);
      if (names.length > 0) this.used[consumedKey(module)] = names;
    }
    if (module.type === 'provide-module') {
      this.provided[providedKey(module)] = providedNames(compilation, module);
    }
  }
}

function usedNames(compilation: Compilation, module: Module) {
  const { moduleGraph, chunkGraph } = compilation;
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (!dependency || !originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0)
      continue;
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
      const [name = anyName] = Array.isArray(reference) ? reference : reference.name;
      names.add(name);
    }
  }
  return [...names].toSorted();
}

function providedNames({ moduleGraph }: Compilation, module: Module) {
  const [dependency] = module.blocks[0]?.dependencies ?? module.dependencies;
  const original = dependency && moduleGraph.getModule(dependency);
  const names = original && moduleGraph.getProvidedExports(original);
  return Array.isArray(names) ? names.toSorted() : [anyName];
}

/** Share modules contain their key only in their identifier. */
export const consumedKey = (module: Module) => module.identifier().split('|')[2] ?? '';
export const providedKey = (module: Module) =>
  /^provide module \(.*?\) (.+)@[^@]+ = /.exec(module.identifier())?.[1] ?? '';
