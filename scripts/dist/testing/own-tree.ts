import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../api/testing/free-port';
import { listFiles } from '@portal/server/list-files';

/** A user without files in the tree. Only root can switch to another user. */
export const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

type Settings = Readonly<Record<string, string>>;

/**
 * A production tree as on a server: read-only, outside the project, run by another user with a
 * minimal environment.
 */
export class OwnTree {
  readonly folder: string;
  /** Output of the command that made it. */
  readonly told: string;
  private readonly place = mkdtempSync(join(tmpdir(), 'portal-tree-'));
  private readonly running = new Set<ChildProcess>();

  constructor() {
    chmodSync(this.place, 0o755);
    const made = join(this.place, 'made');
    const { stdout, stderr, status } = spawnSync(
      'npm',
      ['run', '--silent', 'dist', '--', '--into', made],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    this.told = stdout;
    this.folder = join(this.place, 'puente');
    renameSync(made, this.folder);
    chmodTree(this.folder, 'a-w,a+rX');
  }

  /** A folder that the tree's user may write into. */
  ownFolder(name: string) {
    const folder = join(this.place, name);
    mkdirSync(folder, { recursive: true });
    if (stranger.uid !== undefined) chownSync(folder, stranger.uid, stranger.gid);
    return folder;
  }

  /** Gives files that were put into such a folder to the tree's user. */
  handOver(folder: string) {
    if (stranger.uid === undefined) return;
    spawnSync('chown', ['-R', `${stranger.uid}:${stranger.gid}`, folder]);
  }

  begin(program: string, args: readonly string[], settings: Settings) {
    const child = spawn(process.execPath, [join(this.folder, 'programs', program), ...args], {
      cwd: this.ownFolder('empty'),
      env: { PATH: process.env['PATH'], HOME: this.ownFolder('empty'), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Own process group, so that all its processes can be killed.
      detached: true,
      ...stranger,
    });
    this.running.add(child);
    return child;
  }

  /** Returns output and exit code. */
  async run(program: string, args: readonly string[], settings: Settings) {
    const child = this.begin(program, args, settings);
    const ended = once(child, 'close');
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    return { said: said.join(''), status };
  }

  /** Resolves when the site is ready. */
  async start(settings: Settings) {
    const port = await freePort();
    const child = this.begin('start.mjs', [], { PORT: String(port), ...settings });
    const said = await untilSaid(child, /Listo en [\d.]+ s/);
    return { said, url: `http://localhost:${port}`, stop: () => stop(child) };
  }

  /** Each file with its size and time, which change when it is written. */
  snapshot() {
    return listFiles(this.folder).map((file) => {
      const { size, mtimeMs } = lstatSync(join(this.folder, file));
      return `${file} ${size} ${mtimeMs}`;
    });
  }

  async endAll() {
    for (const child of this.running) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      const closed = once(child, 'close');
      process.kill(-child.pid, 'SIGKILL');
      await closed;
    }
    this.running.clear();
  }

  remove() {
    chmodTree(this.place, 'u+w');
    rmSync(this.place, { recursive: true, force: true });
  }
}

const chmodTree = (folder: string, mode: string) => spawnSync('chmod', ['-R', mode, folder]);

/**
 * Resolves with a program's output when it contains these words. Rejects if the program ends
 * before.
 */
export function untilSaid(child: ChildProcess, words: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (words.test(said)) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}

/**
 * Stops a program as a process manager does. Returns its exit code when all its processes have
 * ended.
 */
export async function stop(child: ChildProcess) {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const [status] = await closed;
  return status;
}
