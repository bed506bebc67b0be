import type { ReleaseName } from '@portal/releases/channel';
import { readRegistry, type Registry } from '@portal/releases/registry';
import {
  canariesWith,
  check as checkReleases,
  checkPromotion,
  promote as promoteCanary,
  publish as publishReleases,
  publishCanary,
} from '../publish';
import { cacheBuild } from '../build-cache';
import { addressesOf, addressOptions } from './addresses';
import { buildNamed, builtIn, fromOption } from './builds';
import { textOf, UsageError, type Command, type CommandLine, type Outcome } from './command';
import { browserOption, checkNewPages, withWhy } from './check-new-pages';
import { undoOf } from './undo';
import { inTrialStore } from './trial-store';

const messageOption = { message: { type: 'string', short: 'm' } } as const;

export const check: Command = {
  arguments: '[aplicación[@id]…] [--no-browser]',
  names: [0, Infinity],
  help: 'construye y dice si se puede publicar; no cambia nada',
  options: { ...fromOption, ...browserOption, ...addressOptions },
  run(line, context) {
    const addresses = addressesOf(line);
    return inTrialStore(context, builtIn(line), async (trial) => {
      const isOfSources = line.names.length === 0 || builtIn(line).length < line.names.length;
      if (isOfSources) await trial.checkTypes?.();
      const { releases, built } = await buildNamed(line, trial);
      for (const one of built) await cacheBuild(trial.releasesFolder, one);
      await checkReleases(releases, { ...trial, addresses });
      const checkedPages = await checkNewPages(line, trial, { releases });
      const lines = releases.map(({ name, id }) => `${name} ${id} se puede publicar.`);
      return withPageCheck(checkedPages, { lines, data: { releases } });
    });
  },
};

export const publish: Command = {
  arguments:
    '[aplicación[@id]…] [--canary %] [--no-browser] [-m nota] [--drop /hola] [--redirect /hola=/otra]',
  names: [0, Infinity],
  help: 'construye, comprueba y deja en vivo, o como canario para una parte de las visitas',
  options: {
    ...fromOption,
    ...messageOption,
    ...browserOption,
    ...addressOptions,
    canary: { type: 'string' },
  },
  async run(line, context) {
    const percent = percentOf(line);
    const addresses = addressesOf(line);
    const { releases, origins } = await buildNamed(line, context);
    const before = await readRegistry(context.releasesFolder);
    const checkedPages = await checkNewPages(line, context, {
      releases,
      check: () => checkReleases(releases, { ...context, addresses, percent }),
    });
    const why = withWhy(textOf(line, 'message'), checkedPages.why);
    const options = { ...context, origins, addresses, why };
    if (percent !== undefined) {
      const after = await publishCanary(releases, { ...options, percent });
      return withPageCheck(checkedPages, toCanary(releases, before, after));
    }
    const registry = await publishReleases(releases, options);
    const { revision } = registry;
    const isNew = revision !== before.revision;
    return withPageCheck(checkedPages, {
      lines: [isNew ? `Revisión ${revision} en vivo.` : `Ya estaba en vivo: revisión ${revision}.`],
      data: { revision, releases },
      ...undoOf({ before, after: registry }),
    });
  },
};

const withPageCheck = (
  { lines, data }: Pick<Outcome, 'lines' | 'data'>,
  outcome: Outcome,
): Outcome => ({
  ...outcome,
  lines: [...lines, ...outcome.lines],
  data: { ...outcome.data, ...data },
});

function percentOf(line: CommandLine) {
  const text = textOf(line, 'canary');
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent <= 100) return percent;
  throw new UsageError(`--canary lleva un porcentaje entero de 0 a 100, no «${text}».`);
}

function toCanary(releases: readonly ReleaseName[], before: Registry, after: Registry) {
  const { revision, applications } = after;
  const lines = releases.map(({ name, id }) => {
    const { percent = 0 } = applications[name]?.canary ?? {};
    const earlier = before.applications[name]?.canary;
    const isLess = earlier?.id === id && earlier.percent > percent;
    if (percent === 0)
      return `${name} ${id} no es para ninguna visita; «preview» la abre en un navegador.`;
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
  arguments: '<aplicación> [--no-browser] [-m nota]',
  names: [1, 1],
  help: 'deja en vivo el canario, para todas las visitas',
  options: { ...messageOption, ...browserOption },
  async run(line, context) {
    const [name = ''] = line.names;
    const before = await readRegistry(context.releasesFolder);
    const canaries = canariesWith(before, name);
    const checkedPages = await checkNewPages(line, context, {
      releases: canaries,
      check: () => checkPromotion(name, { ...context, wanted: canaries }),
    });
    const why = withWhy(textOf(line, 'message'), checkedPages.why);
    const after = await promoteCanary(name, { ...context, why, wanted: canaries });
    const releases = canaries.map((one) => ({
      name: one.name,
      id: after.applications[one.name]?.live ?? '',
    }));
    const listed = releases.map((one) => `${one.name} ${one.id}`).join(', ');
    return withPageCheck(checkedPages, {
      lines: [`Revisión ${after.revision} en vivo: ${listed}.`],
      data: { revision: after.revision, releases },
      ...undoOf({ before, after }),
    });
  },
};
