import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '@portal/server/start-failure';

/** Required by PostgreSQL. Copies may lack the empty folders. */
const parts = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'pg_commit_ts',
  'pg_hba.conf',
  'pg_logical',
  'pg_multixact',
  'pg_notify',
  'pg_replslot',
  'pg_subtrans',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

export type DatabaseFolder = {
  /** The target if the folder is a link. */
  path: string;
  /** Missing or empty. */
  isNew: boolean;
};

/**
 * Finds the database of a folder. PGlite would treat any folder without PG_VERSION as new, so
 * others are refused and stay unchanged.
 */
export function inspectDatabaseFolder(directory: string): DatabaseFolder {
  if (!lstatSync(directory, { throwIfNoEntry: false })) return { path: directory, isNew: true };
  if (!existsSync(directory)) {
    throw new StartFailure(
      `La carpeta «${directory}» lleva a otra que no existe; monta el disco que falta o elige otra carpeta con DATA_DIR.`,
    );
  }
  const path = realpathSync(directory);
  if (!lstatSync(path).isDirectory()) {
    throw new StartFailure(
      `«${directory}» no es una carpeta; muévelo a otro sitio o elige otra carpeta con DATA_DIR.`,
    );
  }
  if (readdirSync(path).length === 0) return { path, isNew: true };
  requireWhole(path, directory);
  return { path, isNew: false };
}

function requireWhole(path: string, directory: string) {
  const missing = parts.filter((part) => !existsSync(join(path, part)));
  if (missing.length === 0) return;
  throw new StartFailure(
    `La carpeta «${directory}» no está vacía, pero no es una base de datos completa: ` +
      `${missing.length === 1 ? 'le falta' : 'le faltan'} ${listed.format(missing)}. ` +
      'No se cambió nada en ella. Recupera lo que falta; o mueve la carpeta a otro sitio y restaura un respaldo con npm run db:restore; o elige otra carpeta con DATA_DIR.',
  );
}

const listed = new Intl.ListFormat('es');
