import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Settings = Readonly<Record<string, string>>;

/** A team at work in a folder of its own, by the commands of its shell. */
export class Team {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What a command prints; one that fails rejects with it. */
  async run(command: string, args: readonly string[], settings: Settings = {}) {
    const options = { cwd: this.folder, env: environment(settings), maxBuffer: 10_000_000 };
    try {
      return (await run(command, args, options)).stdout;
    } catch (error) {
      const { stdout, stderr } = Object(error);
      throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  /** Starts a command that goes on; settles with what ends it, once it prints what is waited for. */
  async start(
    command: string,
    args: readonly string[],
    options: { settings: Settings; until: RegExp },
  ) {
    const child = spawn(command, args, {
      cwd: this.folder,
      env: environment(options.settings),
      // A group of its own: npm does not pass every signal on.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`${command} ${args.join(' ')} ended.\n${said}`)));
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        if (options.until.test(said)) resolve();
      });
    });
    return async () => {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await exit;
    };
  }

  /** Puts one text in the place of another that the file has. */
  async edit(file: string, old: string, text: string) {
    const path = join(this.folder, file);
    const content = await readFile(path, 'utf8');
    if (!content.includes(old)) throw new Error(`${file} does not hold «${old}».`);
    await writeFile(path, content.replaceAll(old, text));
  }

  readonly remove = () => rm(this.folder, { recursive: true, force: true });
}

const environment = (settings: Settings) => ({
  ...process.env,
  // The project's own packages were installed just before.
  npm_config_prefer_offline: 'true',
  ...settings,
});
