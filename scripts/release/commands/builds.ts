import type { ReleaseName } from '@portal/releases/channel';
import { releaseKeyText } from '@portal/releases/names';
import * as v from 'valibot';
import { releaseKey } from '@portal/releases/needed-releases';
import type { SourceOrigin } from '@portal/releases/provenance';
import { chooseApplications, hasSources } from '../../applications';
import { buildRelease } from '../build-release';
import { restoreBuild } from '../build-cache';
import { originOfSources } from '../origin-of-sources';
import { releaseId } from '../release-id';
import { signUnsigned } from '../sign-releases';
import { textOf, UsageError, type Command, type CommandContext, type CommandLine } from './command';

/** Folder of the sources of the single named application, if it is not in the project. */
export const fromOption = { from: { type: 'string' } } as const;

/**
 * Builds the changed sources of the named applications, or of all. Takes `mf-x@id` from the store.
 * Also returns the new builds and the origin of their sources.
 */
export async function buildNamed(line: CommandLine, { releasesFolder, tell }: CommandContext) {
  const { names } = line;
  const releases: ReleaseName[] = [...builtIn(line)];
  const built: ReleaseName[] = [];
  const named = names.filter((name) => !isBuilt(name));
  const origins = new Map<string, SourceOrigin>();
  if (named.length === 0 && releases.length > 0) return { releases, built, origins };
  for (const application of chooseApplications(named, textOf(line, 'from'))) {
    const wanted = { name: application.name, id: releaseId(application) };
    const isTaken = await restoreBuild(releasesFolder, wanted);
    const { name, id, isNew } = await buildRelease(application, { releasesFolder });
    const known = isTaken ? ' (construida al comprobar)' : ' (sin cambios)';
    tell(`${name} ${id}${isNew ? '' : known}`);
    if (isNew) built.push({ name, id });
    releases.push({ name, id });
    if (hasSources)
      origins.set(releaseKey({ name, id }), await originOfSources(application.folder));
  }
  return { releases, built, origins };
}

/** Returns the names with an id. */
export const builtIn = ({ names }: CommandLine): readonly ReleaseName[] =>
  names.filter(isBuilt).map(parseBuilt);

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
    const { releases, origins } = await buildNamed(line, context);
    const unsigned = releases.filter((one) => origins.has(releaseKey(one)));
    await signUnsigned(unsigned, { ...context, origins });
    return { lines: [], data: { releases } };
  },
};
