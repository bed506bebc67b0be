import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { OwnSources } from 'shell/e2e/own-sources';
import { startChild, stopChild } from '../../start/child';

export type Development = Awaited<ReturnType<typeof startDevelopment>>;

const dataFolder = mkdtempSync(join(tmpdir(), 'portal-dev-'));

/**
 * Runs `npm run dev` with one remote, on a copy of its sources. Returns the start time in
 * milliseconds.
 */
export async function startDevelopment(port: number, sources: OwnSources) {
  const startedAt = performance.now();
  const child = startChild('scripts/dev.mjs', ['mf-offers', '--from', sources.folder], {
    environment: { PORT: String(port), DATA_DIR: dataFolder, LIMIT_FACTOR: '100' },
    stdio: 'pipe',
  });
  if (!child.stdout) throw new Error('The output of the development server cannot be read.');
  const output = createInterface({ input: child.stdout });
  await lineWith(output, 'Listo en');
  return {
    duration: performance.now() - startedAt,
    address: `http://localhost:${port}`,
    /** Resolves when the server prints this text. */
    says: (text: string) => lineWith(output, text),
    stop: () => stopChild(child),
  };
}

/** Several lines may arrive at once, so each one is checked. */
function lineWith(output: Interface, text: string) {
  return new Promise<void>((resolve, reject) => {
    const look = (line: string) => line.includes(text) && settle(resolve);
    const fail = () =>
      settle(() => reject(new Error(`The development server ended before «${text}».`)));
    function settle(end: () => void) {
      output.off('line', look).off('close', fail);
      end();
    }
    output.on('line', look).on('close', fail);
  });
}
