import { spawn, type ChildProcess } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { embeddedDatabase } from '../../../api/testing/own-database';
import { makeSeededDirectory } from '../../../api/testing/seeded-directory';
import type { OwnReleases } from './own-releases';
import { ownPorts } from './site-under-test';
import { test } from './test';

const started = /http:\/\/localhost:\d+/;

type SiteOptions = {
  /** Environment variables apart from PORT. */
  environment: NodeJS.ProcessEnv;
  /** Start command: a program and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** Working directory; the project by default. */
  folder?: string;
};

/** A separate site for the tests of a file. */
export function useOwnSite(
  releases?: OwnReleases,
  settings: NodeJS.ProcessEnv = {},
  database = embeddedDatabase,
) {
  const port = ownPorts.site;
  const data = join(tmpdir(), `portal-data-${port}-${process.pid}`);
  const site = new OwnSite(port, {
    environment: {
      DATA_DIR: data,
      ...(releases && { RELEASES_DIR: releases.folder }),
      ...settings,
    },
    command: ['node', 'scripts/start.mjs'],
  });

  test.use({ baseURL: site.url });
  test.beforeAll(async () => {
    // Several sites start at once on two cores.
    test.setTimeout(180_000);
    await releases?.prepare();
    // A start that creates the demo data takes twice as long.
    if (database === embeddedDatabase && settings['DEMO_DATA'] !== '0') {
      await rename(await makeSeededDirectory(), data);
    }
    await site.start(await database.prepare());
  });
  test.afterAll(async () => {
    await site.kill();
    await releases?.remove();
    await database.remove();
    await rm(data, { recursive: true });
  });
  return site;
}

/** A site that can be killed and restarted on the same folders. */
export class OwnSite {
  readonly url: string;
  private readonly options: SiteOptions;
  private process: ChildProcess | undefined;
  private said = '';

  constructor(port: number, options: SiteOptions) {
    this.url = `http://localhost:${port}`;
    const environment = { ...process.env, PORT: String(port), ...options.environment };
    this.options = { ...options, environment };
  }

  /** Resolves when the site prints its address. */
  async start(settings: Record<string, string> = {}) {
    const { command, environment, folder } = this.options;
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...environment, ...settings },
      // A separate process group, so that killing it ends all its processes.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    // Discards the output of an earlier start.
    this.said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The site ended with code ${code}.`)));
      child.stdout?.on('data', (text: Buffer) => {
        this.said += text.toString();
        if (started.test(this.said)) resolve();
      });
    });
  }

  /** Waits for output that matches and returns the first match. */
  async told(pattern: RegExp): Promise<string> {
    let found: string | undefined;
    while (found === undefined) {
      found = pattern.exec(this.said)?.[0];
      await setTimeout(20);
    }
    return found;
  }

  /** Kills all processes of the site at once, like a power failure. */
  async kill() {
    const child = this.process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
    while (isAlive(-child.pid)) await setTimeout(20);
  }
}

/** True while a process of the group exists; until then its files stay open. */
function isAlive(group: number) {
  try {
    process.kill(group, 0);
    return true;
  } catch {
    return false;
  }
}
