import { createEarlierData } from '../../testing/earlier-data';
import { openDatabase, type OpenDatabase } from '../platform/database/database';
import { readConfig } from './config';
import { migrate } from './migrations/migrate';

jest.setTimeout(120_000);

// Texts from before the common form, in a database of an earlier version.

let data: Awaited<ReturnType<typeof createEarlierData>>;
let database: OpenDatabase;
beforeAll(async () => {
  data = await createEarlierData();
  database = await openDatabase(readConfig(data.environment), (reason) => {
    throw new Error(reason);
  });
  for (const statement of earlierText) await query(statement);
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  await data.remove();
});

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(text)).rows;

const earlierText = [
  `insert into people (id, first_name, last_name, email)
    values (901, E'Mari\\u0301a\\u00A0Jose\\u0301', 'Paz', 'Maria@xn--pea-8ma.cl')`,
  `update users set username = E'admin\\u200B' where id = 2`,
  `insert into applicants (id, name, email) values
    (901, E'Bernarda  O’Higgins\\u00AD', 'bernarda@xn--pea-8ma.cl'),
    (902, 'BERNARDA OHIGGINS', 'otra@example.org')`,
  `insert into contact_requests (name, email, phone, description)
    select 'Begoña', 'begona@xn--pea-8ma.cl', '1', 'Hola' from generate_series(1, 2)`,
  `insert into skills (id, name) values
    (901, 'Control de cambios'), (902, E'Control\\u00A0de cambios'), (903, 'CONTROL-DE-CAMBIOS')`,
  `select setval('skills_id_seq', 1000)`,
  `update offers set title = E'Desarrollador\\u00A0COBOL' where id = 1`,
];

const rowOf = async (table: string, id: number) =>
  (await query(`select * from ${table} where id = ${id}`))[0];

test('names, titles and e-mails have the form of today, and no version counts it', async () => {
  expect(await rowOf('people', 901)).toMatchObject({
    first_name: 'María José',
    email: 'Maria@peña.cl',
    version: 1,
  });
  expect(await rowOf('applicants', 901)).toMatchObject({
    name: 'Bernarda O’Higgins',
    email: 'bernarda@peña.cl',
    version: 1,
  });
  expect(await query(`select email from contact_requests where name = 'Begoña'`)).toEqual([
    { email: 'begona@peña.cl' },
    { email: 'begona@peña.cl' },
  ]);
  expect(await rowOf('offers', 1)).toMatchObject({ title: 'Desarrollador COBOL' });
  expect(await rowOf('skills', 902)).toMatchObject({ name: 'Control de cambios', version: 1 });
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
