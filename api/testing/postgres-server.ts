import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endProcess, hasEnded } from './own-process';

const installations = '/usr/lib/postgresql';

export type PostgresServer = {
  url: (database: string) => string;
  /** The parent of the processes that answer queries. */
  processId: number;
  /** Like a crash; committed data stay on the disk. */
  crash: () => Promise<void>;
  /** At once but orderly, like a restart of its service. */
  shutDown: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** Also deletes its data. */
  stop: () => Promise<void>;
};

/** Finds Debian's folder of PostgreSQL's programs; undefined if not installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const [newest] = readdirSync(installations).toSorted((one, other) => Number(other) - Number(one));
  const folder = join(installations, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Starts a server in a temporary folder; settings have the form `fsync=off`. */
export async function startPostgres(
  programs: string,
  port: number,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = databaseOwner();
  if (owner) chownSync(directory, owner.uid, owner.gid);
  execFileSync(
    join(programs, 'initdb'),
    // «C» only knows English letters, so working code needs no locale.
    ['-D', directory, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: directory },
  );
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      [
        '-D',
        directory,
        '-p',
        String(port),
        '-k',
        directory,
        ...['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
      ],
      { ...owner, cwd: directory, stdio: 'ignore' },
    );
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server = start();
  await untilReady(server, url('postgres'));
  return {
    url,
    processId: server.pid ?? 0,
    crash: () => endProcess(server, 'SIGQUIT'),
    shutDown: () => endProcess(server, 'SIGINT'),
    async startAgain() {
      server = start();
      await untilReady(server, url('postgres'));
    },
    async stop() {
      await endProcess(server, 'SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The Unix user without files. */
const nobody = 65_534;

/** Returns another user, because PostgreSQL refuses to run as root. Debian's package adds one. */
function databaseOwner() {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: string) {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : nobody;
}

/** Milliseconds, enough for a busy machine. */
const longestStart = 120_000;

/** Fails at once if the process has ended. */
async function untilReady(server: ChildProcess, connectionString: string) {
  const latest = performance.now() + longestStart;
  let last: unknown;
  while (performance.now() < latest && !hasEnded(server)) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not start.', { cause: last });
}
