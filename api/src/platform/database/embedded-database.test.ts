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
import { seededTemplate } from '../../../testing/seeded-directory';
import { withDatabase } from '../../../testing/with-database';
import { migrate } from '../../start/migrations/migrate';
import { startAgain } from './embedded-database';
import { embeddedFailure } from './embedded-failure';

jest.setTimeout(120_000);

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

const contentOf = (path: string) =>
  new Map(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file).toString('base64')]),
  );

/** Copies the demo database, or only the files that identify it. */
const copySeeded = async ({ isWhole }: { isWhole: boolean }) => {
  const from = join(await seededTemplate(), 'database');
  const isKept = (path: string) => !/\/(base|pg_wal)\/\d/.test(path);
  cpSync(from, folder, { recursive: true, filter: (path) => isWhole || isKept(path) });
};

test.each(['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_notify'])(
  'a database without its %s is not taken for new: nothing changes, and the start says what is missing',
  async (part) => {
    await copySeeded({ isWhole: false });
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

describe('a database', () => {
  beforeEach(() => copySeeded({ isWhole: true }));

  test('of another major version of PostgreSQL says which one made it, and how to go on', async () => {
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    const before = contentOf(folder);

    await expect(open()).rejects.toThrow(
      `La base de datos de «${folder}» la hizo PostgreSQL 17, y este programa trae PostgreSQL 18. ` +
        'Haz un respaldo con la versión del programa que la hizo (npm run db:backup), mueve la carpeta a otro sitio y restáuralo con esta (npm run db:restore); o elige otra carpeta con DATA_DIR.',
    );

    expect(contentOf(folder)).toEqual(before);
  });

  test.each([
    ['PG_VERSION', 'dañado', /File "[^"]+PG_VERSION" does not contain valid data/],
    ['global/pg_control', '', /could not read file "global\/pg_control"/],
  ])('with a damaged %s says what the database says of it', async (file, content, words) => {
    writeFileSync(join(folder, file), content);

    const opening = open();

    await expect(opening).rejects.toThrow(words);
    await expect(opening).rejects.toThrow(
      /^La base de datos de «.+» no se pudo abrir: «.+»\. Mueve la carpeta a otro sitio y restaura un respaldo con npm run db:restore, o elige otra carpeta con DATA_DIR\.$/,
    );
  });

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
  const halfMade = `${folder}.3f0e`;
  await copySeeded({ isWhole: false });
  renameSync(folder, halfMade);
  const before = contentOf(halfMade);

  expect(await open()).toEqual({ isKept: false });
  expect(contentOf(halfMade)).toEqual(before);
});

test('a database that is gone when its thread starts again is not made anew', async () => {
  await expect(startAgain(folder)).rejects.toThrow(
    `The database folder ${folder} has disappeared.`,
  );

  expect(existsSync(folder)).toBe(false);
});

const withCode = (code: string) => Object.assign(new Error(code), { code });
const fatal = (words: string) => new Error(`2026-11-28 08:07:10.202 UTC [42] FATAL:  ${words}`);

test.each([
  withCode('ENOSPC'),
  withCode('EDQUOT'),
  fatal('could not write to file "pg_wal/xlogtemp.42": No space left on device'),
])('%p is a full disk', (error) => {
  expect(embeddedFailure(error, '/datos/database').message).toBe(
    'El disco de /datos/database está lleno; libera espacio o elige otra carpeta con DATA_DIR.',
  );
});

test.each([
  withCode('EACCES'),
  withCode('EROFS'),
  fatal('could not open file "global/pg_control": Permission denied'),
])('%p is a folder that the program may not use', (error) => {
  expect(embeddedFailure(error, '/datos/database').message).toBe(
    'No se puede leer y escribir todo en la carpeta «/datos/database»; da permiso sobre ella y lo que contiene al usuario que ejecuta el programa, o elige otra con DATA_DIR.',
  );
});

test('a database whose user may make no tables is told', async () => {
  await withDatabase({ DATA_DIR: directory }, async ({ db, pool }) => {
    await pool.query('create role guest; set role guest');

    await expect(migrate(db)).rejects.toThrow(
      'El usuario de DATABASE_URL no puede crear o cambiar tablas en su base de datos; hazlo su dueño (alter database … owner to …) o usa otro.',
    );
  });
});
