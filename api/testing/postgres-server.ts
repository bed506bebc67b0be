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
  /** The process whose children answer the queries. */
  processId: number;
  /** Ends all of its processes at once, as a crash does; what it has promised stays on its disk. */
  crash: () => Promise<void>;
  /** Ends it as its service does when it is restarted: at once, and in order. */
  shutDown: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** Ends it for good. */
  stop: () => Promise<void>;
};

/** Where Debian keeps PostgreSQL's programs; undefined when it is not installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const [newest] = readdirSync(installations).toSorted((one, other) => Number(other) - Number(one));
  const folder = join(installations, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** A PostgreSQL of its own in a temporary folder, for tests; settings as in `fsync=off`. */
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
    // «C» knows the letters of English alone: what works there needs no locale.
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

/** Who owns nothing on a machine. */
const nobody = 65_534;

/** PostgreSQL refuses to run as root. Debian's package comes with a user for it. */
function databaseOwner() {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: string) {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : nobody;
}

/** A machine that is busy with more than this takes its time, in milliseconds. */
const longestStart = 120_000;

/** Fails at once if the server has ended. */
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
