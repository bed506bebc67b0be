import { createHash } from 'node:crypto';
import { basename, isAbsolute } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const { NormalModule } = webpack;
const { ModuleDependency } = webpack.dependencies;

const pluginName = 'StableNamesPlugin';

/**
 * Numbers modules and chunks by package, and names files and imports without folders. With
 * webpack's paths, the same sources would give other bytes in other folders.
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

/** A data: module contains its source in its request. */
const fileNameOf = (request: string) => basename(request.replace(/^data:.*/s, 'data:'));

/** webpack names a variable after an import's path, so absolute paths are shortened. */
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

/** A concatenated module is named after its root module. */
function nameOfModule(module: Module) {
  const own = 'rootModule' in module ? module.rootModule : module;
  if (!(own instanceof NormalModule)) {
    const name = module.libIdent({ context: '' }) ?? module.type;
    // The name contains a release id, possibly an earlier one from the cache.
    return name.replace(/(?<=^webpack\/container\/entry\/).*/, '');
  }
  const { descriptionFileData, relativePath, query } = own.resourceResolveData ?? {};
  const { name, version } = { ...descriptionFileData };
  return JSON.stringify([own.type, name, version, relativePath, query]);
}

/** Possible numbers per item, so that few names collide. */
const spareNumbers = 20;

type Naming<T> = {
  readonly nameOf: (item: T) => string;
  /** Id from an earlier watched build, which open pages already use. */
  readonly idOf: (item: T) => Id | null;
  readonly give: (item: T, number: number) => void;
};

type Id = string | number;

/** Derives a number from each name. In a collision, the later item gets the next free number. */
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
