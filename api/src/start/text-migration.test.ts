import { createEarlierData } from '../../testing/earlier-data';
import { withDatabase } from '../../testing/with-database';
import { migrate } from './migrations/migrate';

jest.setTimeout(120_000);

// What people had typed before text had one form, in a database of an earlier version.

let data: Awaited<ReturnType<typeof createEarlierData>>;
let query: (text: string) => Promise<Record<string, unknown>[]>;
let end: () => void;
let closed: Promise<void>;
beforeAll(async () => {
  data = await createEarlierData();
  await new Promise<void>((ready) => {
    closed = withDatabase(data.environment, async ({ db, pool }) => {
      query = async (text) => (await pool.query(text)).rows;
      await query(`set search_path = public`);
      for (const statement of earlierText) await query(statement);
      await migrate(db);
      const ended = new Promise<void>((resolve) => (end = resolve));
      ready();
      await ended;
    });
  });
});
afterAll(async () => {
  end();
  await closed;
  await data.remove();
});

const earlierText = [
  `update people set first_name = E'Mari\\u0301a\\u00A0Jose\\u0301', email = 'Maria@xn--pea-8ma.cl' where id = 1`,
  `update users set username = E'admin\\u200B' where id = 2`,
  `insert into applicants (id, name, email) values
    (901, E'Bernarda  O’Higgins\\u00AD', 'bernarda@xn--pea-8ma.cl'),
    (902, 'BERNARDA OHIGGINS', 'otra@example.org')`,
  `insert into skills (id, name) values
    (901, 'Control de cambios'), (902, E'Control\\u00A0de cambios'), (903, 'CONTROL-DE-CAMBIOS')`,
  `select setval('skills_id_seq', 1000)`,
  `update offers set title = E'Desarrollador\\u00A0COBOL' where id = 1`,
];

const rowOf = async (table: string, id: number) =>
  (await query(`select * from ${table} where id = ${id}`))[0];

test('names, titles and e-mails have the form of today, and no version counts it', async () => {
  const versions = await query('select version from people where id = 1');

  expect(await rowOf('people', 1)).toMatchObject({
    first_name: 'María José',
    email: 'Maria@peña.cl',
  });
  expect(await rowOf('applicants', 901)).toMatchObject({
    name: 'Bernarda O’Higgins',
    email: 'bernarda@peña.cl',
    version: 1,
  });
  expect(await rowOf('offers', 1)).toMatchObject({ title: 'Desarrollador COBOL' });
  expect(await rowOf('skills', 902)).toMatchObject({ name: 'Control de cambios', version: 1 });
  expect(versions).toEqual([{ version: 1 }]);
});

test('a user name that is somebody else’s in that form stays as it is', async () => {
  expect(await rowOf('users', 2)).toMatchObject({ username: 'admin\u200B' });
});

test('what is alike only now is found as a duplicate', async () => {
  expect(
    await query('select one_id, other_id, reason from duplicate_applicants where one_id = 901'),
  ).toEqual([{ one_id: 901, other_id: 902, reason: 'name' }]);
});

test('applications are found by the new folding', async () => {
  expect(
    await query(`select distinct search_key like '%desarrollador cobol%' as "isFound"
      from job_applications where offer_id = 1`),
  ).toEqual([{ isFound: true }]);
});

test('master data that look alike may stay, until one of them is called otherwise', async () => {
  const insert = () => query(`insert into skills (name) values ('control de cambios')`);
  const rename = (name: string) => query(`update skills set name = '${name}' where id = 902`);

  await expect(insert()).rejects.toMatchObject({ constraint: 'skills_name_key' });
  await rename('Control de versiones');
  await expect(rename('Control de cambios')).rejects.toMatchObject({
    constraint: 'skills_name_key',
  });
});
