import { execSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stranger, untilSaid } from '../dist/testing/own-tree';

type Settings = Readonly<Record<string, string>>;

/** The project's files for another user, without installed packages or caches. */
export class OwnCheckout {
  readonly folder: string;
  private readonly place = mkdtempSync(join(tmpdir(), 'portal-newcomer-'));
  private child: ChildProcess | undefined;

  constructor() {
    chmodSync(this.place, 0o755);
    this.folder = join(this.place, 'puente');
    for (const folder of [this.folder, this.home]) mkdirSync(folder);
    const files = 'git ls-files -z --cached --others --exclude-standard';
    execSync(
      `${files} | tar --create --null --files-from=- | tar --extract --directory=${this.folder}`,
    );
    if (stranger.uid !== undefined)
      execSync(`chown -R ${stranger.uid}:${stranger.gid} ${this.place}`);
  }

  private get home() {
    return join(this.place, 'home');
  }

  /** Runs `npm start`. Resolves with its output when it contains these words. */
  start(settings: Settings, words: RegExp) {
    this.child = spawn('npm', ['start'], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], HOME: this.home, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Own process group, so that all its processes can be killed.
      detached: true,
      ...stranger,
    });
    return untilSaid(this.child, words);
  }

  async remove() {
    const { child } = this;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close');
      process.kill(-child.pid, 'SIGKILL');
      await closed;
    }
    rmSync(this.place, { recursive: true, force: true });
  }
}
