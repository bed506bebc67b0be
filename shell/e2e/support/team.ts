import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { replaceIn } from './replace-in';

const run = promisify(execFile);

// The project's own packages were installed just before.
const environment = { ...process.env, npm_config_prefer_offline: 'true' };

/** A team at work in a folder of its own, by the commands of its shell. */
export class Team {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What a command prints; one that fails rejects with it. */
  async run(command: string, args: readonly string[]) {
    const options = { cwd: this.folder, env: environment, maxBuffer: 10_000_000 };
    try {
      return (await run(command, args, options)).stdout;
    } catch (error) {
      const { stdout, stderr } = Object(error);
      throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  /** Puts one text in the place of another that the file has. */
  readonly edit = (file: string, old: string, next: string) =>
    replaceIn(join(this.folder, file), old, next);

  readonly remove = () => rm(this.folder, { recursive: true, force: true });
}
