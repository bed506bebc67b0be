import { retentionGraceDays } from '@portal/contract/retention';
import { sql } from 'kysely';
import { monthsAfter } from '../../platform/database/company-day';
import type { Database } from '../../platform/database/database';

/** Deletes answered requests, which are kept as long as a candidate's data. */
export async function deleteSettledRequests(db: Database, now: Date) {
  for (const table of ['contactRequests', 'privacyRequests'] as const) {
    await db
      .deleteFrom(table)
      .where(
        'answeredAt',
        '<=',
        sql<Date>`(select least(
          ${monthsAfter(now, sql`-months`)},
          case when changed_at <= ${now}::timestamptz - make_interval(days => ${retentionGraceDays})
            then ${now}::timestamptz else '-infinity' end
        ) from retention_settings)`,
      )
      .execute();
  }
}
