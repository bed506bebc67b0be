import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '@portal/releases/release';
import type { RenderRequest } from '../renderer/protocol';
import type { ReleaseSet } from '../releases/release-set';
import { startRenderer, type RendererProcess } from './renderer-process';

type RenderersOptions = { readonly releasesFolder: string; readonly apiUrl: string };

export type Renderers = ReturnType<typeof createRenderers>;

/** Live, previous and canary set; further processes would only use memory. */
const maxProcesses = 3;
/** Sets with release overrides have a separate pool, so that they never end a live process. */
const maxPinnedProcesses = 1;

/** One process per release set, so that module state is never shared between releases. */
export function createRenderers({ releasesFolder, apiUrl }: RenderersOptions) {
  const processes = createPool(maxProcesses);
  const pinnedProcesses = createPool(maxPinnedProcesses);

  function prepare({ rendererKey: key, shell, composition, isPinned }: ReleaseSet) {
    const pool = isPinned ? pinnedProcesses : processes;
    const running = pool.get(key);
    if (running?.isAlive()) return running;
    const entryFile = join(releaseFolder(releasesFolder, 'shell', shell.id), 'node', 'main.cjs');
    const started = startRenderer(entryFile, { releasesFolder, apiUrl, composition });
    pool.set(key, started);
    return started;
  }

  return {
    prepare,
    render: (releaseSet: ReleaseSet, address: Omit<RenderRequest, 'ticket'>) =>
      prepare(releaseSet).render(address),
    stop() {
      processes.clear();
      pinnedProcesses.clear();
    },
  };
}

/** Ends the least recently used process. */
const createPool = (max: number) =>
  new LRUCache<string, RendererProcess>({ max, dispose: (renderer) => renderer.stop() });
