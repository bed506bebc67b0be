import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '@portal/releases/release';
import type { RenderRequest } from '../renderer/protocol';
import type { Site } from '../releases/compose-site';
import { startRenderer, type RendererProcess } from './renderer-process';

type RenderersOptions = { readonly releasesFolder: string; readonly apiUrl: string };

export type Renderers = ReturnType<typeof createRenderers>;

/** The live set, the one before, and a canary; more processes would only hold memory. */
const maxProcesses = 3;
/** Sets that pins choose share this one, so that they never end the process of what is live. */
const maxPinnedProcesses = 1;

/** One process for each set of releases: no state of a module crosses versions. */
export function createRenderers({ releasesFolder, apiUrl }: RenderersOptions) {
  const processes = createPool(maxProcesses);
  const pinnedProcesses = createPool(maxPinnedProcesses);

  /** Sees to it that the process for a set of releases runs. */
  function prepare({ rendererKey: key, shell, composition, isPinned }: Site) {
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
    render: (site: Site, address: Omit<RenderRequest, 'ticket'>) => prepare(site).render(address),
    stop() {
      processes.clear();
      pinnedProcesses.clear();
    },
  };
}

/** The process that was used least lately ends for a new one. */
const createPool = (max: number) =>
  new LRUCache<string, RendererProcess>({ max, dispose: (renderer) => renderer.stop() });
