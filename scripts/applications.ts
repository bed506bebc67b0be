import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const projectFolder = resolve(import.meta.dirname, '..');

/** An application that ships on its own: the shell, or a remote. */
export type Application = {
  readonly name: string;
  readonly folder: string;
  readonly isShell: boolean;
};

/** Every application of the project. A folder named `mf-…` is a remote, so a new one needs no list. */
export function findApplications(): readonly Application[] {
  const remotes = readdirSync(projectFolder).filter((name) => name.startsWith('mf-'));
  return ['shell', ...remotes.toSorted()].map((name) => ({
    name,
    folder: join(projectFolder, name),
    isShell: name === 'shell',
  }));
}
