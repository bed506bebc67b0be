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
    /** Of an API without any account: where its first administrator chooses a password. */
    firstLink: v.optional(v.string()),
  }),
);

/**
 * Of glibc's malloc, in bytes: what the API takes for passwords and queries goes back to the system at once. Left to
 * itself, malloc keeps some 80 MB of it.
 */
const returnedFrom = '65536';

type ApiConfiguration = Pick<StartConfiguration, 'dataFolder' | 'hasDemoData'>;

/** Starts the API on a port of this machine, without one on any that is free; it says where. */
export const startApi = async (configuration: ApiConfiguration, port?: string) =>
  untilListening(beginApi(await programs.api(), configuration, port));

/** Begins a process that will be the API, by its file. */
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

/** Starts a server that says where it listens. */
export const startListening = (
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
) => untilListening(startChild(file, args, { environment, stdio: 'pipe' }));

/** Settles once a server says where it listens. */
export async function untilListening(child: ChildProcess) {
  const ready = await Promise.race([readReadyLine(child.stdout), exitOf(child)]);
  // It has said in its own words why it cannot start.
  if (typeof ready !== 'object') throw new StartFailure();
  return { child, address: ready.address, firstLink: ready.firstLink };
}

/** The line that tells the address; what else the server says goes on to whoever watches. */
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
