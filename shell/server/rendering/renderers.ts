import { join } from 'node:path';
import type { RenderRequest } from '../renderer/protocol';
import type { Site } from '../releases/compose-site';
import { releaseFolder } from '../releases/release';
import { startRenderer, type RendererProcess } from './renderer-process';

type RenderersOptions = { readonly releasesFolder: string; readonly apiUrl: string };

export type Renderers = ReturnType<typeof createRenderers>;

/** The live set, the one before, and a canary; more processes would only hold memory. */
const mostProcesses = 3;

/** One process for each set of releases: no state of a module crosses versions. */
export function createRenderers({ releasesFolder, apiUrl }: RenderersOptions) {
  const processes = new Map<string, RendererProcess>();

  function processOf({ key, shell, composition }: Site) {
    const running = processes.get(key);
    if (running?.isAlive()) return running;
    const entryFile = join(releaseFolder(releasesFolder, 'shell', shell.id), 'node', 'main.cjs');
    const started = startRenderer(entryFile, { releasesFolder, apiUrl, composition });
    processes.set(key, started);
    return started;
  }

  function stopOldest() {
    const [oldest] = processes;
    if (processes.size <= mostProcesses || !oldest) return;
    processes.delete(oldest[0]);
    oldest[1].stop();
  }

  function prepare(site: Site) {
    const renderer = processOf(site);
    stopOldest();
    return renderer;
  }

  return {
    /** Sees to it that the process for a set of releases runs. */
    prepare: (site: Site) => void prepare(site),

    render: (site: Site, address: Omit<RenderRequest, 'ticket'>) => prepare(site).render(address),

    stop() {
      for (const { stop } of processes.values()) stop();
    },
  };
}
