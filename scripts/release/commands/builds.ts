import type { ReleaseName } from '@portal/releases/channel';
import { releaseKeyText } from '@portal/releases/names';
import * as v from 'valibot';
import { chooseApplications } from '../../applications';
import { buildRelease } from '../build-release';
import { textOf, UsageError, type Command, type CommandContext, type CommandLine } from './command';

/** Where the sources of the one application named are, if not in its folder of the project. */
export const fromOption = { from: { type: 'string' } } as const;

/** Builds what changed of the applications named, or of all; one named `mf-x@id` is taken as it is in the store. */
export async function buildNamed(line: CommandLine, { releasesFolder, tell }: CommandContext) {
  const { names } = line;
  const [built, named] = [names.filter(isBuilt), names.filter((name) => !isBuilt(name))];
  const releases: ReleaseName[] = built.map(parseBuilt);
  if (named.length === 0 && built.length > 0) return releases;
  for (const application of chooseApplications(named, textOf(line, 'from'))) {
    const { name, id, isNew } = await buildRelease(application, { releasesFolder });
    tell(`${name} ${id}${isNew ? '' : ' (sin cambios)'}`);
    releases.push({ name, id });
  }
  return releases;
}

const isBuilt = (name: string) => name.includes('@');

function parseBuilt(text: string): ReleaseName {
  const [name = '', id = ''] = text.split('@', 2);
  if (!v.is(releaseKeyText, text.replace('@', '/')))
    throw new UsageError(`«${text}» no es una versión: escribe aplicación@id.`);
  return { name, id };
}

export const build: Command = {
  arguments: '[aplicación…]',
  names: [0, Infinity],
  help: 'construye lo que cambió',
  isLocal: true,
  options: fromOption,
  async run(line, context) {
    return { lines: [], data: { releases: await buildNamed(line, context) } };
  },
};
