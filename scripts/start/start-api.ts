import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { StartFailure } from '@portal/server/start-failure';
import { repositoryFolder } from '../applications';
import { exitOf, startChild } from './child';
import type { StartConfiguration } from './configuration';
import { programs } from './origin';

const readyLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ready: v.literal(true),
    address: v.string(),
    /** Link for the first administrator's password, if the API has no accounts. */
    firstLink: v.optional(v.string()),
  }),
);

/**
 * glibc malloc threshold in bytes: larger blocks, as for passwords and queries, return to the
 * system at once. By default malloc keeps about 80 MB.
 */
const returnedFrom = '65536';

type ApiConfiguration = Pick<StartConfiguration, 'dataFolder' | 'hasDemoData'>;

/** Uses a local port, by default a free one. */
export const startApi = async (configuration: ApiConfiguration, port?: string) =>
  untilListening(beginApi(await programs.api(), configuration, port));

/** Starts an API process from this file. */
export const beginApi = (file: string, { dataFolder, hasDemoData }: ApiConfiguration, port = '0') =>
  startChild(file, [], {
    stdio: 'pipe',
    environment: {
      HOST: '127.0.0.1',
      API_PORT: port,
      DATA_DIR: dataFolder,
      CACHE_DIR: process.env['CACHE_DIR'] ?? join(repositoryFolder, '.cache'),
      DEMO_DATA: hasDemoData ? '1' : '0',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      MALLOC_MMAP_THRESHOLD_: returnedFrom,
      MALLOC_TRIM_THRESHOLD_: returnedFrom,
    },
  });

/** Starts a server that prints its address. */
export const startListening = (
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
) => untilListening(startChild(file, args, { environment, stdio: 'pipe' }));

/** Resolves when a server prints its address. */
export async function untilListening(child: ChildProcess) {
  const ready = await Promise.race([readReadyLine(child.stdout), exitOf(child)]);
  // The server has already printed the reason.
  if (typeof ready !== 'object') throw new StartFailure();
  return { child, address: ready.address, firstLink: ready.firstLink };
}

/** All other output goes to the console. */
function readReadyLine(output: NodeJS.ReadableStream | null) {
  return new Promise<v.InferOutput<typeof readyLine>>((resolve) => {
    if (!output) return;
    createInterface({ input: output }).on('line', (line) => {
      const ready = v.safeParse(readyLine, line);
      if (ready.success) resolve(ready.output);
      else console.error(line);
    });
  });
}
