import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import { isScript } from './build-target';
import { isStyleSheet } from './style-sheets';
import { consumedKey, providedKey, type SharedNames } from './share-contract-plugin';

export const filesOfChunks = ({ namedChunkGroups }: Compilation): SharedNames =>
  Object.fromEntries([...namedChunkGroups].map(([name, { chunks }]) => [name, scriptsOf(chunks)]));

/** Includes style sheets of lazily loaded chunks. */
export const stylesOfChunks = ({ namedChunkGroups }: Compilation): SharedNames =>
  Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => [
      name,
      [
        ...new Set(
          groupsFrom(group).flatMap(({ chunks }) =>
            chunks.flatMap(({ files }) => [...files].filter(isStyleSheet)),
          ),
        ),
      ],
    ]),
  );

function groupsFrom(group: ChunkGroup, found = new Set<ChunkGroup>()) {
  found.add(group);
  for (const child of group.childrenIterable) if (!found.has(child)) groupsFrom(child, found);
  return [...found];
}

/** Scripts of shared modules outside the entry, by share key. */
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

/** Shared modules that each named chunk needs. */
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
