import type { Chunk, Compilation } from 'webpack';
import { isScript } from './build-target';
import { consumedKey, providedKey, type SharedNames } from './share-contract-plugin';

/** Scripts of each named chunk. */
export const filesOfChunks = ({ namedChunkGroups }: Compilation): SharedNames =>
  Object.fromEntries([...namedChunkGroups].map(([name, { chunks }]) => [name, scriptsOf(chunks)]));

/** Scripts in which the shared modules arrive that are not part of the entry, by share key. */
export function filesOfShares(compilation: Compilation): SharedNames {
  const { modules, chunkGraph } = compilation;
  const files: Record<string, readonly string[]> = {};
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block));
    files[providedKey(module)] = groups.flatMap((group) => scriptsOf(group?.chunks ?? []));
  }
  return files;
}

/** Shared modules without which a chunk does not run, by its name. */
export function sharesOfChunks({ namedChunkGroups, chunkGraph }: Compilation): SharedNames {
  const sharesOf = (chunk: Chunk) =>
    [...chunkGraph.getChunkModules(chunk)]
      .filter((module) => module.type === 'consume-shared-module')
      .map(consumedKey);
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, { chunks }]) => [
      name,
      [...new Set(chunks.flatMap(sharesOf))].toSorted(),
    ]),
  );
}

const scriptsOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ files }) => [...files].filter(isScript));
