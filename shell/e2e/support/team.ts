import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { replaceIn } from './replace-in';

const run = promisify(execFile);

// Prefers the npm cache, as the project's own packages were installed just before.
const environment = { ...process.env, npm_config_prefer_offline: 'true' };

/** A team that works in its own folder with shell commands. */
export class Team {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Runs a command and returns its output; rejects with the output if it fails. */
  async run(command: string, args: readonly string[]) {
    const options = { cwd: this.folder, env: environment, maxBuffer: 10_000_000 };
    try {
      return (await run(command, args, options)).stdout;
    } catch (error) {
      const { stdout, stderr } = Object(error);
      throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  /** Replaces a text in a file; fails if the file does not contain it. */
  readonly edit = (file: string, old: string, next: string) =>
    replaceIn(join(this.folder, file), old, next);

  readonly remove = () => rm(this.folder, { recursive: true, force: true });
}
