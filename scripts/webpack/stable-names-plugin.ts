import { createHash } from 'node:crypto';
import { basename, isAbsolute } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const { NormalModule } = webpack;
const { ModuleDependency } = webpack.dependencies;

const pluginName = 'StableNamesPlugin';

/**
 * Numbers modules and chunks by their packages, and names files and what is imported without their folders.
 * webpack would take paths for all, so the same sources would give other bytes wherever else they or their tools
 * lie.
 */
export class StableNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const { contextify } = compilation.requestShortener;
      compilation.runtimeTemplate.requestShortener = {
        contextify,
        shorten: (request) => request && fileNameOf(request),
      };
      compilation.hooks.finishModules.tap(pluginName, nameImports);
      compilation.hooks.moduleIds.tap(pluginName, () => numberModules(compilation));
      compilation.hooks.chunkIds.tap(pluginName, () => numberChunks(compilation));
    });
  }
}

/** The source of a module that is no file stands in its request. */
const fileNameOf = (request: string) => basename(request.replace(/^data:.*/s, 'data:'));

/** What a module imports by an absolute path is a variable of that name in it. */
function nameImports(modules: Iterable<Module>) {
  for (const { dependencies } of modules) {
    for (const dependency of dependencies) {
      if (!(dependency instanceof ModuleDependency) || !isAbsolute(dependency.userRequest))
        continue;
      dependency.userRequest = fileNameOf(dependency.userRequest);
    }
  }
}

function numberModules(compilation: Compilation) {
  const { modules, usedModuleIds, moduleGraph, chunkGraph } = compilation;
  const placeOf = (module: Module) => moduleGraph.getPreOrderIndex(module) ?? 0;
  const inOrder = [...modules]
    .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  giveNumbers(inOrder, usedModuleIds, {
    nameOf: nameOfModule,
    idOf: (module) => chunkGraph.getModuleId(module),
    give: (module, id) => chunkGraph.setModuleId(module, id),
  });
}

function numberChunks({ chunks, usedChunkIds, chunkGraph }: Compilation) {
  giveNumbers([...chunks], usedChunkIds, {
    nameOf: (chunk) =>
      chunk.name ??
      chunkGraph
        .getChunkRootModules(chunk)
        .map((module) => String(chunkGraph.getModuleId(module)))
        .toSorted()
        .join(),
    idOf: ({ id }) => id,
    give(chunk, id) {
      chunk.id = id;
      chunk.ids = [id];
    },
  });
}

/** A module that was joined of several has the name of the one that the others are part of. */
function nameOfModule(module: Module) {
  const own = 'rootModule' in module ? module.rootModule : module;
  if (!(own instanceof NormalModule)) {
    const name = module.libIdent({ context: '' }) ?? module.type;
    // It is named after its release, or after an earlier one that the cache has it from.
    return name.replace(/(?<=^webpack\/container\/entry\/).*/, '');
  }
  const { descriptionFileData, relativePath, query } = own.resourceResolveData ?? {};
  const { name, version } = { ...descriptionFileData };
  return JSON.stringify([own.type, name, version, relativePath, query]);
}

/** So many numbers are there for each one that is given, as few names should want the same one. */
const spareNumbers = 20;

type Naming<T> = {
  readonly nameOf: (item: T) => string;
  /** Of an earlier build that is watched; pages that are open know it by that. */
  readonly idOf: (item: T) => Id | null;
  readonly give: (item: T, number: number) => void;
};

type Id = string | number;

/** Gives each item a number made of its name; the later one of two that want the same takes another. */
function giveNumbers<T>(
  items: readonly T[],
  used: ReadonlySet<Id> | null,
  { nameOf, idOf, give }: Naming<T>,
) {
  const range = 10 ** Math.max(3, Math.ceil(Math.log10(items.length * spareNumbers)));
  const taken = new Set([...(used ?? []), ...items.map(idOf)]);
  const named = items
    .filter((item) => idOf(item) === null)
    .map((item) => [nameOf(item), item] as const)
    .toSorted(([one], [other]) => Number(one > other) - Number(one < other));
  for (const [name, item] of named) {
    let number = numberOf(name, range);
    while (taken.has(number)) number = (number + 1) % range;
    taken.add(number);
    give(item, number);
  }
}

const numberOf = (name: string, range: number) =>
  createHash('sha256').update(name).digest().readUInt32BE() % range;
