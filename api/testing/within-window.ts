import type { OpenDatabase } from '../src/platform/database/database';

const windowOf = async ({ pool }: OpenDatabase) =>
  (
    await pool.query<{ start: string }>(
      `select date_bin('5 minutes', now(), 'epoch')::text as start`,
    )
  ).rows[0]?.start;

/**
 * Runs a scenario within one window of the rate limits. Windows begin every 5 or 15 minutes, by the
 * database's clock. A scenario that fails across a boundary proves nothing and runs again.
 */
export async function withinWindow(database: OpenDatabase, scenario: () => Promise<void>) {
  const start = await windowOf(database);
  await database.pool.query('delete from rate_windows');
  try {
    await scenario();
  } catch (error) {
    if ((await windowOf(database)) === start) throw error;
    await database.pool.query('delete from rate_windows');
    await scenario();
  }
}
