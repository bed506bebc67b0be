import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const started = /http:\/\/localhost:\d+/;

export type SiteFolders = { data: string; releases?: string };

/** A site of one test's own, that may be killed and started again on the same folders. */
export class OwnSite {
  readonly url: string;
  private readonly environment: NodeJS.ProcessEnv;
  private process: ChildProcess | undefined;

  constructor(port: number, { data, releases }: SiteFolders) {
    this.url = `http://localhost:${port}`;
    this.environment = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      ...(releases !== undefined && { RELEASES_DIR: releases }),
    };
  }

  /** Settles once the site says its address. */
  async start() {
    const child = spawn('node', ['scripts/start.mjs'], {
      env: this.environment,
      // A group of its own, so that killing it leaves none of its processes behind.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The site ended with code ${code}.`)));
      child.stdout?.on('data', (text: Buffer) => started.test(text.toString()) && resolve());
    });
  }

  /** Takes the whole site down at once, as a power cut of the machine's processes would. */
  async kill() {
    const child = this.process;
    if (child?.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
    while (isAlive(-child.pid)) await setTimeout(20);
  }
}

/** Whether any process of the group is left; each holds its files until it is gone. */
function isAlive(group: number) {
  try {
    process.kill(group, 0);
    return true;
  } catch {
    return false;
  }
}
