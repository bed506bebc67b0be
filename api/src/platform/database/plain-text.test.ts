import { foldText } from '@portal/contract/fold-text';
import { alike } from '@portal/contract/testing/name-pairs';
import { different } from '@portal/contract/testing/names-apart';
import { sql } from 'kysely';
import { charactersBetween, plainTextFunction } from '../../../testing/plain-text-function';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { likePattern } from './text-pattern';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function foldedByDatabase(texts: readonly string[]) {
  const { rows } = await sql<{ plain: string }>`
    select plain_text(text) as plain
    from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`.execute(
    api.database.db,
  );
  return rows.map(({ plain }) => plain);
}

test('the database folds names as browsers do', async () => {
  const names = [...alike, ...different].flat();

  expect(await foldedByDatabase(names)).toEqual(names.map(foldText));
});

/** Latin, Greek, Cyrillic, Armenian, symbols and their variants. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x2af],
  [0x2b0, 0x52f],
  [0x531, 0x587],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2100, 0x2131],
  [0xfb00, 0xfb06],
  [0xff00, 0xff5e],
] as const;

test('each letter and sign of European languages is folded alike, alone and in a word', async () => {
  const words = ranges.flatMap(([first, last]) =>
    charactersBetween(first, last).map((character) => `X ${character} ${character}Y`),
  );

  expect(await foldedByDatabase(words)).toEqual(words.map(foldText));
});

/** Each edition of Unicode adds to this class. */
const leftOut = /\[\\U.*?\]/;

test('the newest migration of the function made it of the folding of today', async () => {
  const { rows } = await sql<{ body: string }>`
    select prosrc as body from pg_proc where proname = 'plain_text'`.execute(api.database.db);
  const [, today = ''] = plainTextFunction().split('$function$');
  const body = rows[0]?.body ?? '';

  // If they differ, add a migration that recreates the function from this text, and all columns
  // generated from it.
  expect(body.replace(leftOut, '')).toBe(today.replace(leftOut, ''));

  const ends = [...(leftOut.exec(body)?.[0] ?? '').matchAll(/\\U(\w{8})-\\U(\w{8})/g)];
  const characters = ends
    .flatMap(([, first = '', last = '']) =>
      charactersBetween(parseInt(first, 16), parseInt(last, 16)),
    )
    .filter((character) => !/\p{Cn}/u.test(character));
  expect(characters.length).toBeGreaterThan(200);
  expect(characters.filter((character) => foldText(character) !== '')).toEqual([]);
});

test('signs of patterns are sought as they are, in whatever form', async () => {
  const find = async (text: string, sought: string) => {
    const { rows } = await sql<{ isFound: boolean }>`
      select plain_text(${text}) like ${likePattern(sought)} as is_found`.execute(api.database.db);
    return rows[0]?.isFound;
  };

  expect(await find('Al 100% de todo_', '100%')).toBe(true);
  expect(await find('Al 100% de todo_', '100％ DE TODO＿')).toBe(true);
  expect(await find('Al 100 de todo', '％')).toBe(false);
  expect(await find('Al 100 de todo', '_')).toBe(false);
  expect(await find('C:\\datos', ':\\d')).toBe(true);
});

test('signs that count in no search find nothing by themselves', async () => {
  const named = async (sought: string) => {
    const { rows } = await sql<{ name: string }>`
      select name from (values ('Ana Pérez-Soto'), ('Bernarda O’Higgins'), ('Ana'), ('')) as people (name)
      where plain_text(name) like ${likePattern(sought)}`.execute(api.database.db);
    return rows.map(({ name }) => name);
  };

  expect(await Promise.all(['-', "'", '’ –', ' '].map(named))).toEqual([[], [], [], []]);
  expect(await named('')).toHaveLength(4);
  expect(await named('perez-')).toEqual(['Ana Pérez-Soto']);
});
