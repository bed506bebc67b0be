import { readRegistry } from '@portal/releases/registry';
import { chooseApplications } from '../applications';
import { buildRelease } from './build-release';
import { preview } from './preview';
import { publish, rollback } from './publish';

type CommandOptions = {
  readonly releasesFolder: string;
  readonly why: string | undefined;
  /** What somebody is told who asks for what there is not. */
  readonly usage: string;
  /** Where the sources of the one application named are, if not in its folder of the project. */
  readonly from?: string | undefined;
};

type Command = (names: readonly string[], options: CommandOptions) => Promise<unknown>;

/** The commands of a team that ships its application. Without a name they mean every application. */
const commands: Record<string, Command> = {
  build: buildAll,
  publish: ship,
  rollback: goBack,
  preview: show,
  status,
};

export async function runReleaseCommand(
  [command = '', ...names]: readonly string[],
  options: CommandOptions,
) {
  const run = commands[command];
  if (!run) throw new Error(options.usage);
  await run(names, options);
}

/** What may not stop a release, but should be known. */
const tell = (line: string) => console.log(`Aviso: ${line}`);

async function ship(names: readonly string[], options: CommandOptions) {
  const built = await buildAll(names, options);
  const { revision } = await publish(built, { ...options, tell });
  console.log(`Revisión ${revision} en vivo.`);
}

async function buildAll(names: readonly string[], { releasesFolder, from }: CommandOptions) {
  const built = [];
  for (const application of chooseApplications(names, from)) {
    const release = await buildRelease(application, { releasesFolder });
    console.log(`${release.name} ${release.id}${release.isNew ? '' : ' (sin cambios)'}`);
    built.push(release);
  }
  return built;
}

async function goBack([name, id]: readonly string[], options: CommandOptions) {
  if (name === undefined) throw new Error(options.usage);
  const { revision, applications } = await rollback(name, id, { ...options, tell });
  console.log(`Revisión ${revision} en vivo: ${name} ${applications[name]?.live}.`);
}

async function show([name, id]: readonly string[], { releasesFolder, usage }: CommandOptions) {
  if (name === undefined || id === undefined) throw new Error(usage);
  const pinsKey = process.env['PINS_KEY'];
  const { cookie, expires } = await preview(name, id, { releasesFolder, pinsKey });
  console.log(`En la consola del navegador, con el sitio abierto:
  document.cookie = '${cookie}; path=/; expires=${expires.toUTCString()}'
Vale hasta el ${expires.toLocaleString('es-CL')}.`);
}

async function status(_names: readonly string[], { releasesFolder }: CommandOptions) {
  const { revision, applications } = await readRegistry(releasesFolder);
  console.log(`Revisión ${revision}`);
  for (const [name, { live, previous = '–' }] of Object.entries(applications)) {
    console.log(`${name.padEnd(16)} en vivo ${live}  anterior ${previous}`);
  }
}
