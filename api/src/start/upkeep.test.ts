import { createStoredFiles } from '../platform/files/stored-files';
import { runUpkeep } from '../platform/jobs/start-upkeep';
import { upkeepOf } from './domains';
import { createTestLog } from '../../testing/log-lines';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const count = async (rows: string) => (await query(`select count(*)::int as n from ${rows}`))[0].n;

/** Makes writes fail for rows that match a condition. */
const refuse = (write: string, condition: string) => {
  const name = `refuse_${write.replace(/\W/g, '_')}`;
  return query(`
    create function ${name}() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$;
    create trigger ${name} before ${write} for each row when (${condition})
      execute function ${name}()`);
};

test('what cannot be cleared away is told, and keeps nothing else from it', async () => {
  await query(`insert into unfinished_files (name, created_at) values
    ('cv/terco.pdf', now() - interval '1 hour'), ('cv/otro.pdf', now() - interval '1 hour')`);
  const remove = jest.spyOn(api.files, 'remove').mockImplementation(async (_folder, name) => {
    if (name === 'terco.pdf') throw new Error('EPERM');
  });
  await query(`insert into rate_windows (key, starts_at, ends_at, hits)
    values ('vieja', now() - interval '2 hours', now() - interval '1 hour', 1)`);
  await query(`insert into idempotent_answers (scope, key_hash, request_hash, created_at)
    values ('x', 'x', 'x', now() - interval '25 hours')`);
  await query(`insert into skills (name, deleted_at) values
    ('Terca', now() - interval '31 days'), ('Otra', now() - interval '31 days')`);
  await query(`insert into trash_entries (kind, row_id, deleted_at, name)
    select 'skill', id, deleted_at, name from skills where name in ('Terca', 'Otra')`);
  await refuse('delete on skills', `old.name = 'Terca'`);
  await query(`insert into applicants (name, email, created_at) values
    ('Terca', 'terca@plazo.example.org', now() - interval '60 months'),
    ('Otra', 'otra@plazo.example.org', now() - interval '59 months')`);
  await query(`update retention_settings set changed_at = now() - interval '60 months'`);
  await refuse('update on applicants', `old.email = 'terca@plazo.example.org'`);

  const { logger, text } = createTestLog();
  const { db } = api.database;
  await runUpkeep(
    { db, logger, storedFiles: createStoredFiles(db, api.files) },
    upkeepOf(api.database),
    () => new Date(),
  );
  remove.mockRestore();

  expect(await query('select name from unfinished_files')).toEqual([{ name: 'cv/terco.pdf' }]);
  expect(await count(`rate_windows where key = 'vieja'`)).toBe(0);
  expect(await count(`idempotent_answers where scope = 'x'`)).toBe(0);
  expect(await query(`select name from skills where deleted_at is not null`)).toEqual([
    { name: 'Terca' },
  ]);
  expect(await count(`applicants where email = 'otra@plazo.example.org'`)).toBe(0);
  expect(await count(`applicants where email = 'terca@plazo.example.org'`)).toBe(1);
  expect(text().match(/"msg":"[^"]*failed"/g)).toEqual([
    '"msg":"removing a file failed"',
    '"msg":"emptying the trash of skill failed"',
    '"msg":"anonymising a candidate failed"',
  ]);
  expect(text()).not.toMatch(/terca@|Terca/);
});

test('separate applicants who sent nothing go: after a day, or once no draft can hold them', async () => {
  await query(`insert into applicants (id, name, email, browser, created_at) values
    (2000000001, 'Drawn', 'a@nada.example.org', 'a', now() - interval '25 hours'),
    (2000000002, 'Drawn today', 'b@nada.example.org', 'b', now() - interval '23 hours'),
    (2000000003, 'Has applied', 'c@nada.example.org', 'c', now() - interval '25 hours'),
    (900001, 'Of a page', 'd@nada.example.org', 'd', now() - interval '7 days'),
    (900002, 'Of a page long ago', 'e@nada.example.org', 'e', now() - interval '9 days'),
    (900003, 'Known', 'f@nada.example.org', null, now() - interval '9 days')`);
  await query(`insert into job_applications (applicant_id, offer_id, status_id, salary_expectation)
    values (2000000003, 1, 1, 1)`);

  const { logger } = createTestLog();
  const { db } = api.database;
  await runUpkeep(
    { db, logger, storedFiles: createStoredFiles(db, api.files) },
    upkeepOf(api.database),
    () => new Date(),
  );

  expect(
    await query(`select name from applicants where email like '%@nada.example.org' order by name`),
  ).toEqual(['Drawn today', 'Has applied', 'Known', 'Of a page'].map((name) => ({ name })));
});

test('while the clock of this process is years ahead, nothing goes that the database still counts', async () => {
  const tables = [
    'unfinished_files',
    'rate_windows',
    'idempotent_answers',
    'trash_entries',
    'contact_requests',
    'applicants where anonymised_at is null',
  ];
  const counts = () => Promise.all(tables.map(count));
  await query('delete from unfinished_files');
  await query(`insert into unfinished_files (name) values ('cv/en-camino.pdf')`);
  await query(`insert into rate_windows (key, starts_at, ends_at, hits)
    values ('nueva', now(), now() + interval '15 minutes', 1)`);
  await query(`insert into idempotent_answers (scope, key_hash, request_hash)
    values ('y', 'y', 'y')`);
  await query(`insert into skills (name, deleted_at) values ('Reciente', now())`);
  await query(`insert into trash_entries (kind, row_id, deleted_at, name)
    select 'skill', id, deleted_at, name from skills where name = 'Reciente'`);
  await query(`insert into contact_requests (name, email, phone, description, answered_at)
    values ('Atendida', 'a@b.cl', '1', 'x', now())`);
  const beforehand = await counts();

  const { logger } = createTestLog();
  const { db } = api.database;
  const inYears = () => new Date(Date.now() + 5 * 365 * 86_400_000);
  await runUpkeep(
    { db, logger, storedFiles: createStoredFiles(db, api.files) },
    upkeepOf(api.database),
    inYears,
  );

  expect(await counts()).toEqual(beforehand);
  expect(beforehand.every((number) => number > 0)).toBe(true);
});
