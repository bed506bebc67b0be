import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { spanishOrder as migration } from '../../start/migrations/0025-spanish-order';
import { spanishOrder } from './spanish-order';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { compare } = new Intl.Collator('es');

/** Keeps the order of equal texts. */
async function ordered(texts: readonly string[]) {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) with ordinality as given (text, place)
    order by ${spanishOrder(sql`text`)}, place`.execute(api.database.db);
  return rows.map(({ text }) => text);
}

test.each([
  ['names', "Águila|Álvarez|Chávez|Nandu|Núñez|Nzz|Ñandú|Ñuñoa|O'Higgins|Órdenes|Zúñiga|Zurita"],
  ['cities', 'La Serena|Lanco|Mérida|Monterrey|San José|Sanabria|Valparaíso|Viña del Mar|Vitacura'],
  ['skills', '.NET|C|C#|CSS|Diseño|Node.js|Océano|SQL'],
  ['titles', 'Analista (QA)|Analista de datos|Ingeniera|Líder técnico|Programador 1|Programador 2'],
])('%s stand as in Spanish dictionaries, whatever their case', async (_kind, listed) => {
  const texts = listed.split('|');
  const shout = (text: string, index: number) => (index % 2 === 0 ? text.toUpperCase() : text);

  expect(await ordered(texts.toReversed())).toEqual(texts);
  expect(await ordered(texts.map(shout).toReversed())).toEqual(texts.map(shout));
  expect(texts.toSorted(compare)).toEqual(texts);
});

test('case and accents make no difference, and «ñ» one that comes after all other «n»', async () => {
  const alike = ['MÉRIDA', 'merida', 'Mérida'];

  expect(await ordered(alike)).toEqual(alike);
  expect(await ordered(['Nuñez', 'Núñez', 'Nunez', 'Nuoz', 'Nunz'])).toEqual([
    'Nunez',
    'Nunz',
    'Nuñez',
    'Núñez',
    'Nuoz',
  ]);
});

test('letters that were typed with separate accents stand where the others do', async () => {
  const separate = 'Ñandú'.normalize('NFD');

  expect(await ordered([separate, 'Nzz', 'Ñandu'])).toEqual(['Nzz', separate, 'Ñandu']);
});

test('applications from before the migration are ordered so too, and found as they were', async () => {
  const { db, pool } = api.database;
  await pool.query(`
    update applicants set name = 'Íñigo Ñandú' where id = 1;
    update job_applications set name_key = plain_text('Íñigo Ñandú') where applicant_id = 1;
    drop function spanish_order`);

  await migration.up(db);

  const { rows } = await pool.query(`
    select distinct name_key, search_key like 'inigo nandu\n%' as "isFound"
    from job_applications where applicant_id = 1`);
  expect(rows).toEqual([{ name_key: 'in\u007Figo n\u007Fandu', isFound: true }]);
});
