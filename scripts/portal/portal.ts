import { runDevCommand } from '../dev/command';
import { readCommandLine, storeOfTools, type PortalOptions } from './options';
import { ship } from './ship';
import { testRemotes } from './test-remotes';
import { usage } from './usage';

type Command = (positionals: readonly string[], options: PortalOptions) => Promise<unknown>;

/** What a team does with a remote in a repository of its own. */
const commands: Readonly<Record<string, Command>> = {
  test: testRemotes,
  build: ship('build'),
  publish: ship('publish'),
  rollback: ship('rollback'),
  preview: ship('preview'),
  status: ship('status'),
};

const [name = '', ...rest] = process.argv.slice(2);

if (name === 'dev') {
  await runDevCommand(rest, { releasesFolder: storeOfTools });
} else {
  await run(readCommandLine(rest), commands[name]);
}

async function run(line: ReturnType<typeof readCommandLine>, command: Command | undefined) {
  try {
    if (!line || !command) throw new Error(usage);
    await command(line.positionals, line.options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
