/**
 * `npm run db:backup [-- folder]` and `npm run db:restore -- folder [--replace]`, with the settings
 * of the server: database and files together.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { openDatabase } from '../../platform/database/database';
import { openFileStore } from '../../platform/files/open-file-store';
import { StartFailure } from '@portal/server/start-failure';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [action, folder] = positionals;
  if (action === 'backup') return backup(resolve(folder ?? `backups/${stamp()}`));
  if (action === 'restore' && folder !== undefined) {
    return restore({ folder: resolve(folder), mayReplace: values.replace });
  }
  throw new StartFailure(
    'Uso: npm run db:backup [-- carpeta] o npm run db:restore -- carpeta [--replace]',
  );
}

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

async function backup(folder: string) {
  const manifest = await withData((data) => writeBackup(data, folder));
  tell(`Respaldo en ${folder}: ${summary(manifest)}.`);
}

async function restore(options: { folder: string; mayReplace: boolean }) {
  const manifest = await withData((data) => restoreBackup(data, options));
  tell(`Restaurado de ${options.folder}: ${summary(manifest)}.`);
  if (manifest.format === 1) tell(unhashed);
}

const unhashed =
  'Aviso: el respaldo es de una versión anterior, sin huellas de sus tablas; solo se comprobó que sus filas estén completas.';

type Data = Parameters<typeof writeBackup>[0];

async function withData<Result>(work: (data: Data) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (reason) => {
    throw new Error(reason);
  });
  try {
    return await work({ db: database.db, files: await openFileStore(config) });
  } finally {
    await database.close();
  }
}

const summary = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} filas y ${files.length} archivos`;

const tell = (text: string) => process.stdout.write(`${text}\n`);

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
