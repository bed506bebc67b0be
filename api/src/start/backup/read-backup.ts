import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { joinBelow } from '@portal/server/join-below';
import { StartFailure } from '@portal/server/start-failure';
import { manifest, manifestFile, tableFile, type Manifest } from './manifest';

/** Checks every row and file before anything is changed. */
export async function readBackup(folder: string): Promise<Manifest> {
  const found = await readManifest(folder);
  for (const table of found.tables) {
    const isWhole = await isWholeTable(folder, table).catch(() => false);
    if (!isWhole) throw damaged(tableFile(table.name));
  }
  for (const file of found.files) await readBackupFile(folder, file);
  return found;
}

async function readManifest(folder: string): Promise<Manifest> {
  const content = await readFile(join(folder, manifestFile), 'utf8').catch(() => '');
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), content);
  if (result.success) return result.output;
  throw new StartFailure(`«${folder}» no es un respaldo: su ${manifestFile} falta o está dañado.`);
}

async function isWholeTable(folder: string, table: Manifest['tables'][number]) {
  const hash = await hashOf(joinBelow(folder, tableFile(table.name)));
  if ('sha256' in table) return hash === table.sha256;
  let total = 0;
  for await (const rows of readRows(folder, table.name)) {
    total += rows.map((row) => JSON.parse(row)).length;
  }
  return total === table.rows;
}

async function hashOf(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const rowsAtOnce = 500;

/** Yields JSON texts in batches. */
export async function* readRows(folder: string, table: string): AsyncGenerator<string[]> {
  let rows: string[] = [];
  const input = createReadStream(joinBelow(folder, tableFile(table)));
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    rows.push(line);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

export async function readBackupFile(
  folder: string,
  file: Manifest['files'][number],
): Promise<Buffer> {
  const path = `files/${file.folder}/${file.name}`;
  const bytes = await readBelow(folder, path).catch(() => undefined);
  const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === file.sha256;
  if (!isWhole) throw damaged(path);
  return bytes;
}

const readBelow = async (folder: string, path: string) => readFile(joinBelow(folder, path));

const damaged = (path: string) =>
  new StartFailure(`El respaldo está dañado: ${path} falta o ha cambiado. No se restauró nada.`);
