import { groupOf, type ReleaseName } from '@portal/releases/channel';
import { readRegistry, type Registry } from '@portal/releases/registry';
import {
  check as checkReleases,
  promote as promoteCanary,
  publish as publishReleases,
  publishCanary,
} from '../publish';
import { buildNamed, fromOption } from './builds';
import { undoOf } from './switches';
import { textOf, UsageError, type Command, type CommandLine } from './command';

const messageOption = { message: { type: 'string', short: 'm' } } as const;

export const check: Command = {
  arguments: '[aplicación[@id]…]',
  names: [0, Infinity],
  help: 'construye y dice si se puede publicar; no cambia nada',
  options: fromOption,
  async run(line, context) {
    const { releases } = await buildNamed(line, context);
    await checkReleases(releases, context);
    return {
      lines: releases.map(({ name, id }) => `${name} ${id} se puede publicar.`),
      data: { releases },
    };
  },
};

export const publish: Command = {
  arguments: '[aplicación[@id]…] [--canary %] [-m nota]',
  names: [0, Infinity],
  help: 'construye, comprueba y deja en vivo, o como canario para una parte de las visitas',
  options: { ...fromOption, ...messageOption, canary: { type: 'string' } },
  async run(line, context) {
    const percent = percentOf(line);
    const { releases, origins } = await buildNamed(line, context);
    const before = await readRegistry(context.releasesFolder);
    const options = { ...context, origins, why: textOf(line, 'message') };
    if (percent !== undefined)
      return toCanary(releases, before, await publishCanary(releases, { ...options, percent }));
    const registry = await publishReleases(releases, options);
    const { revision } = registry;
    const isNew = revision !== before.revision;
    return {
      lines: [isNew ? `Revisión ${revision} en vivo.` : `Ya estaba en vivo: revisión ${revision}.`],
      data: { revision, releases },
      ...undoOf({ before, after: registry }),
    };
  },
};

function percentOf(line: CommandLine) {
  const text = textOf(line, 'canary');
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent >= 1 && percent <= 100) return percent;
  throw new UsageError(`--canary lleva un porcentaje entero de 1 a 100, no «${text}».`);
}

function toCanary(releases: readonly ReleaseName[], before: Registry, after: Registry) {
  const { revision, applications } = after;
  const lines = releases.map(({ name, id }) => {
    const { percent = 0 } = applications[name]?.canary ?? {};
    const earlier = before.applications[name]?.canary;
    const isLess = earlier?.id === id && earlier.percent > percent;
    return `${name} ${id} es el canario del ${percent} % de las visitas.${isLess ? ' Las demás vuelven a la versión en vivo.' : ''}`;
  });
  const isNew = revision !== before.revision;
  return {
    lines: [...lines, isNew ? `Revisión ${revision}.` : `Ya era así: revisión ${revision}.`],
    data: {
      revision,
      releases,
      percent: releases.map(({ name }) => applications[name]?.canary?.percent)[0],
    },
    ...undoOf({ before, after }),
  };
}

export const promote: Command = {
  arguments: '<aplicación> [-m nota]',
  names: [1, 1],
  help: 'deja en vivo el canario, para todas las visitas',
  options: messageOption,
  async run(line, context) {
    const [name = ''] = line.names;
    const before = await readRegistry(context.releasesFolder);
    const options = { ...context, why: textOf(line, 'message') };
    const after = await promoteCanary(name, options);
    const releases = groupOf(before.applications, name).map((one) => ({
      name: one,
      id: after.applications[one]?.live ?? '',
    }));
    const listed = releases.map((one) => `${one.name} ${one.id}`).join(', ');
    return {
      lines: [`Revisión ${after.revision} en vivo: ${listed}.`],
      data: { revision: after.revision, releases },
      ...undoOf({ before, after }),
    };
  },
};
