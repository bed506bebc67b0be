import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { openDatabase } from '../../platform/database/database';
import { openFileStore } from '../../platform/files/open-file-store';
import { seedInto } from '../../../testing/seed-into';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createTestDatabase, ownBucket, type TestDatabase } from '../../../testing/test-database';
import { createVisitor, register, sampleCv } from '../../../testing/visitor';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

jest.setTimeout(120_000);

let api: TestApi;
let folder: string;
let original: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  original = join(folder, 'original');
  const visitor = createVisitor(api.app, 'respaldada@correo.example.org', 2);
  const applicantId = await register(visitor, 'Zoé «Ñandú» \\ Pérez');
  await visitor.upload(applicantId, {});
  await writeBackup({ db: api.database.db, files: api.files }, original);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function open(environment: Record<string, string>) {
  const config = readConfig({ ...environment, ...ownBucket() });
  const database = await openDatabase(config, (reason) => {
    throw new Error(reason);
  });
  return { database, target: { db: database.db, files: await openFileStore(config) } };
}

/**
 * Returns the files by path, without the time and the hashes, which depend on the order of rows.
 */
function contentOf(backup: string) {
  const paths = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [
      path.slice(backup.length),
      readFileSync(path, 'latin1').replaceAll(/"(madeAt|sha256)": "[^"]+"/g, ''),
    ]),
  );
}

const sortedLines = (content: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(content).map(([path, text]) => [
      path,
      path.startsWith('/tables/') ? text.split('\n').toSorted() : text,
    ]),
  );

test('an empty embedded database is filled with the same rows and the same files', async () => {
  const { database, target } = await open({ DATA_DIR: join(folder, 'new') });
  await restoreBackup(target, { folder: original, mayReplace: false });
  const again = join(folder, 'again');
  await writeBackup(target, again);
  const cvs = await target.files.list('cv');
  const { rows } = await database.pool.query(
    `select name, email, cv_name from applicants join job_applications on applicant_id = applicants.id
     where email like 'respaldada%'`,
  );
  const next = await database.pool.query(
    `insert into skills (name) values ('Siguiente') returning id`,
  );
  await database.close();

  expect(sortedLines(contentOf(again))).toEqual(sortedLines(contentOf(original)));
  expect(rows).toEqual([
    {
      name: 'Zoé «Ñandú» \\ Pérez',
      email: 'respaldada@correo.example.org',
      cv_name: expect.any(String),
    },
  ]);
  expect(readFileSync(join(again, 'files/cv', rows[0].cv_name)).equals(sampleCv)).toBe(true);
  expect(cvs.toSorted()).toEqual((await api.files.list('cv')).toSorted());
  const { rows: known } = await api.database.pool.query('select max(id) as id from skills');
  expect(next.rows[0].id).toBe(known[0].id + 1);
});

describe('a target that is in use', () => {
  let used: TestDatabase;
  beforeAll(async () => {
    used = await createTestDatabase();
  });
  afterAll(() => used.remove());

  test('is refused without --replace, and nothing of it changes', async () => {
    const { database, target } = await open(used.environment);
    await database.pool.query(`insert into skills (name) values ('Propia')`);
    const restoring = restoreBackup(target, { folder: original, mayReplace: false });

    await expect(restoring).rejects.toThrow(/^El destino no está vacío: .+ --replace\.$/);
    const { rows } = await database.pool.query(`select 1 from skills where name = 'Propia'`);
    expect(rows).toHaveLength(1);
    await database.close();
  });

  test('is replaced with --replace, its own rows and files go', async () => {
    const { database, target } = await open(used.environment);
    await target.files.save('cv', '22222222-2222-2222-2222-222222222222.pdf', sampleCv);
    await restoreBackup(target, { folder: original, mayReplace: true });
    await writeBackup(target, join(folder, 'replaced'));
    const cvs = await target.files.list('cv');
    await database.close();

    expect(sortedLines(contentOf(join(folder, 'replaced')))).toEqual(
      sortedLines(contentOf(original)),
    );
    expect(cvs.toSorted()).toEqual((await api.files.list('cv')).toSorted());
  });

  test('is left alone by a damaged backup', async () => {
    const damaged = join(folder, 'damaged');
    await writeBackup({ db: api.database.db, files: api.files }, damaged);
    const [cv = ''] = readdirSync(join(damaged, 'files/cv'));
    appendFileSync(join(damaged, 'files/cv', cv), 'x');
    const { database, target } = await open(used.environment);
    const restoring = restoreBackup(target, { folder: damaged, mayReplace: true });

    await expect(restoring).rejects.toThrow(
      `El respaldo está dañado: files/cv/${cv} falta o ha cambiado. No se restauró nada.`,
    );
    await database.close();
  });
});

function changedCopy(change: (backup: string) => void) {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(original, copy, { recursive: true });
  change(copy);
  return copy;
}

/** Converts a backup to the earlier format, without hashes of the tables. */
function makeOlder(backup: string) {
  const file = join(backup, 'backup.json');
  const { tables, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const older = tables.map(({ name, rows }: { name: string; rows: number }) => ({ name, rows }));
  writeFileSync(file, JSON.stringify({ ...manifest, format: 1, tables: older }));
}

const applicants = 'tables/applicants.jsonl';

const changeName = (backup: string) => {
  const file = join(backup, applicants);
  writeFileSync(file, readFileSync(file, 'utf8').replace('Ñandú', 'Nandú'));
};

const cut = (backup: string) => {
  const file = join(backup, applicants);
  truncateSync(file, readFileSync(file).length - 10);
};

test('a backup restores no file from outside of it, and writes none elsewhere', async () => {
  const backup = changedCopy((copy) => {
    const file = join(copy, 'backup.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const outside = 'not a part of the backup';
    writeFileSync(join(copy, '../outside.txt'), outside);
    const sha256 = createHash('sha256').update(outside).digest('hex');
    const files = [{ folder: 'cv', name: '../../../outside.txt', sha256 }];
    writeFileSync(file, JSON.stringify({ ...manifest, files }));
  });
  const { database, target } = await open({ DATA_DIR: mkdtempSync(join(folder, 'target-')) });

  await expect(restoreBackup(target, { folder: backup, mayReplace: false })).rejects.toThrow(
    'El respaldo está dañado: files/cv/../../../outside.txt falta o ha cambiado. No se restauró nada.',
  );
  await database.close();
});

describe('a damaged backup is refused before anything of it is restored', () => {
  test.each([
    ['a row that changed', changeName],
    ['a table that was cut', cut],
    ['a table that is missing', (backup: string) => rmSync(join(backup, applicants))],
    [
      'a table of an earlier version that was cut',
      (backup: string) => {
        makeOlder(backup);
        cut(backup);
      },
    ],
  ])('%s', async (_damage, change) => {
    const { database, target } = await open({ DATA_DIR: mkdtempSync(join(folder, 'target-')) });
    const restoring = restoreBackup(target, { folder: changedCopy(change), mayReplace: false });

    await expect(restoring).rejects.toThrow(
      `El respaldo está dañado: ${applicants} falta o ha cambiado. No se restauró nada.`,
    );
    const { rows } = await database.pool.query(`select to_regclass('applicants') as name`);
    expect(rows).toEqual([{ name: null }]);
    expect(await target.files.list('cv')).toEqual([]);
    await database.close();
  });
});

test('a backup of an earlier version is restored, with a warning that its tables have no hashes', () => {
  const backup = changedCopy(makeOlder);

  expect(command(['restore', backup], { DATA_DIR: join(folder, 'from-older') })).toEqual({
    status: 0,
    told: expect.stringMatching(
      /^Restaurado de .+\.\nAviso: el respaldo es de una versión anterior, sin huellas de sus tablas; solo se comprobó que sus filas estén completas\.$/,
    ),
  });
});

const command = (args: string[], environment: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('command.ts', import.meta.url)), ...args],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  return { status, told: (stdout + stderr).trim() };
};

test('both are one command, which says what it did', async () => {
  const from = join(folder, 'from');
  await seedInto({ DATA_DIR: from });
  const target = join(folder, 'by-command');

  const backup = command(['backup', target], { DATA_DIR: from });
  expect(backup).toEqual({
    status: 0,
    told: expect.stringMatching(/^Respaldo en .+: \d+ filas y \d+ archivos\.$/),
  });
  const restore = command(['restore', target], { DATA_DIR: join(folder, 'to') });
  expect(restore).toEqual({
    status: 0,
    told: expect.stringMatching(/^Restaurado de .+: \d+ filas y \d+ archivos\.$/),
  });
});

test.each([
  [['restore'], /^Uso: npm run db:backup/],
  [['restore', '/no/hay'], /^«\/no\/hay» no es un respaldo: /],
])('%j is one sentence and code 1', (args, sentence) => {
  expect(command(args, { DATA_DIR: join(folder, 'unused') })).toEqual({
    status: 1,
    told: expect.stringMatching(sentence),
  });
});
