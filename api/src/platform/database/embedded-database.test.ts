import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSeededDirectory } from '../../../testing/seeded-directory';
import { withDatabase } from '../../../testing/with-database';

// Opening a database takes seconds on a busy machine.
jest.setTimeout(60_000);

let directory: string;
let folder: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'embedded-'));
  folder = join(directory, 'database');
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = () =>
  withDatabase({ DATA_DIR: directory }, async ({ pool }) => {
    const { rows } = await pool.query(`select to_regclass('offers') is not null as "isKept"`);
    return rows[0];
  });

/** Each file below a folder with its content. */
const contentOf = (path: string) =>
  new Map(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file).toString('base64')]),
  );

describe('a folder that holds a database', () => {
  beforeEach(async () => {
    const seeded = await makeSeededDirectory();
    renameSync(join(seeded, 'database'), folder);
    rmSync(seeded, { recursive: true });
  });

  test.each(['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_notify'])(
    'is not taken for new without %s: nothing in it changes, and the start says what is missing',
    async (part) => {
      rmSync(join(folder, part), { recursive: true });
      const before = contentOf(folder);

      await expect(open()).rejects.toThrow(
        `La carpeta «${folder}» no está vacía, pero no es una base de datos completa: le falta ${part}. ` +
          'No se cambió nada en ella. Recupera lo que falta; o mueve la carpeta a otro sitio y restaura un respaldo con npm run db:restore; o elige otra carpeta con DATA_DIR.',
      );

      expect(contentOf(folder)).toEqual(before);
      expect(readdirSync(directory)).toEqual(['database']);
    },
  );

  test('is opened when all is there', async () => {
    expect(await open()).toEqual({ isKept: true });
  });
});

test.each([['lost+found'], ['respaldo.zip']])(
  'a folder that holds only %s is not new',
  async (name) => {
    mkdirSync(folder);
    writeFileSync(join(folder, name), '');

    await expect(open()).rejects.toThrow('le faltan PG_VERSION, base, ');

    expect(readdirSync(folder)).toEqual([name]);
  },
);

test('a link to a disk that is not there is not new', async () => {
  symlinkSync(join(directory, 'unmounted'), folder);

  await expect(open()).rejects.toThrow(`La carpeta «${folder}» lleva a otra que no existe`);

  expect(existsSync(join(directory, 'unmounted'))).toBe(false);
});

test('a file in its place is not new', async () => {
  writeFileSync(folder, 'datos');

  await expect(open()).rejects.toThrow(`«${folder}» no es una carpeta`);

  expect(readFileSync(folder, 'utf8')).toBe('datos');
});

test('a folder that is missing is new', async () => {
  expect(await open()).toEqual({ isKept: false });
});

test('an empty folder is new, also behind a link', async () => {
  const elsewhere = join(directory, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, folder);

  expect(await open()).toEqual({ isKept: false });
  expect(readFileSync(join(elsewhere, 'PG_VERSION'), 'utf8')).toBe('18\n');
});

test('a first start that was interrupted begins again, and removes nothing that lies beside it', async () => {
  const seeded = await makeSeededDirectory();
  const halfMade = `${folder}.3f0e`;
  mkdirSync(halfMade);
  cpSync(join(seeded, 'database/global'), join(halfMade, 'global'), { recursive: true });
  rmSync(seeded, { recursive: true });
  const before = contentOf(halfMade);

  expect(await open()).toEqual({ isKept: false });
  expect(contentOf(halfMade)).toEqual(before);
});
