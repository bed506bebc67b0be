import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createTestLog } from '../../../testing/log-lines';
import { createStoredFiles } from '../files/stored-files';
import { upkeepOf } from '../../start/domains';
import { tidyTables } from './tidy-tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;

const tidy = () => {
  const { db } = api.database;
  const { logger } = createTestLog();
  return tidyTables.run({ db, logger, storedFiles: createStoredFiles(db, api.files) }, new Date());
};

const roundsOfDay = 6;
const answersOfRound = 50;

/**
 * Simulates calls: stored responses are kept for a day and updated once, sessions are updated
 * often.
 */
async function liveThrough(round: number) {
  await query(`
    insert into idempotent_answers (scope, key_hash, request_hash, created_at)
      select 'sent', md5('${round} ' || number), '', to_timestamp(${round})
      from generate_series(1, ${answersOfRound}) as number;
    update idempotent_answers set status = 200, body = repeat('respuesta ', 60)
      where created_at = to_timestamp(${round});
    delete from idempotent_answers where created_at <= to_timestamp(${round - roundsOfDay});
    update sessions set last_seen_at = to_timestamp(${round})`);
}

const sizeOf = async (table: string) =>
  (await query(`select pg_total_relation_size('${table}')::int as size`))[0].size;

async function liveDays(days: number, upkeep: () => Promise<unknown>) {
  const sizes: number[] = [];
  for (let round = 1; round <= days * roundsOfDay; round += 1) {
    await liveThrough(round);
    await upkeep();
    if (round % roundsOfDay === 0) sizes.push(await sizeOf('idempotent_answers'));
  }
  return sizes;
}

test('after thirty days tables hold at most half as much again as what lives in them', async () => {
  await query('delete from idempotent_answers');
  const sizes = await liveDays(30, tidy);
  await query('vacuum full idempotent_answers');
  const live = await sizeOf('idempotent_answers');

  expect(Math.max(...sizes) / live).toBeLessThanOrEqual(1.5);
});

test('the planner knows how many rows a table has', async () => {
  expect(
    await query(`select reltuples from pg_class where oid = 'idempotent_answers'::regclass`),
  ).toEqual([{ reltuples: roundsOfDay * answersOfRound }]);
});

test('tables that nothing was written to are left alone', async () => {
  await tidy();
  const tidied = () => query(`select relname, last_vacuum from pg_stat_user_tables order by 1`);
  const before = await tidied();
  await tidy();
  expect(await tidied()).toEqual(before);
});

test('a server has its own upkeep of tables', () => {
  expect(upkeepOf({ isEmbedded: true })).toContain(tidyTables);
  expect(upkeepOf({ isEmbedded: false })).not.toContain(tidyTables);
});
