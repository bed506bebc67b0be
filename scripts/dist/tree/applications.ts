import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { liveReleases } from '@portal/releases/channel';
import { parseRegistry, registryFile } from '@portal/releases/registry';
import { StartFailure } from '@portal/server/start-failure';
import type { Application } from '../../applications';

// Replaces `scripts/applications.ts` in a production tree, which has no sources.

/** The tree's folder; the programs are in a subfolder. */
export const toolsFolder = resolve(import.meta.dirname, '..');
export const repositoryFolder = resolve(import.meta.dirname, '..');

export const hasSources = false;

/** Read-only. */
export const suppliedFolder = join(toolsFolder, 'releases');

/** Release id by application name. */
export function suppliedReleases(): ReadonlyMap<string, string> {
  const text = readFileSync(join(suppliedFolder, registryFile), 'utf8');
  const { applications } = parseRegistry(text);
  return new Map(liveReleases(applications).map(({ name, id }) => [name, id]));
}

export const findApplications = (): readonly Application[] =>
  [...suppliedReleases().keys()].map((name) => ({
    name,
    folder: join(suppliedFolder, name),
    isShell: name === 'shell',
  }));

export function chooseApplications(
  names: readonly string[],
  from: string | undefined,
): readonly Application[] {
  if (from !== undefined) {
    throw new StartFailure('--from necesita las fuentes del proyecto; aquí no se construye.');
  }
  const applications = findApplications();
  const unknown = names.find((name) => !applications.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new StartFailure(
      `Esta carpeta no contiene versiones de ${unknown}; para usar una del almacén escribe ${unknown}@id.`,
    );
  }
  return names.length === 0
    ? applications
    : applications.filter(({ name }) => names.includes(name));
}
