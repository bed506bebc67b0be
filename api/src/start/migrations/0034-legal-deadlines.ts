import { lastDay, legalPeriod } from '@portal/contract/legal-periods';
import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import { sql, type Kysely } from 'kysely';

type Waiting = { id: number; kind: PrivacyRequestKind; country: string | null; received: Date };

/**
 * The deadlines of requests that wait were counted in UTC, a day late for an evening, and at first in calendar days, one
 * or two days late for a weekend. They are counted again, and none moves to a later day. Only the API knows the periods,
 * so the table has no deadline of its own any more.
 */
export const legalDeadlines = {
  up: async <Schema>(db: Kysely<Schema>) => {
    const { rows } = await sql<Waiting>`
      select id, kind, country, created_at as received from privacy_requests
      where answered_at is null`.execute(db);
    for (const { id, kind, country, received } of rows) {
      const dueOn = lastDay(received, legalPeriod(kind, country ?? undefined));
      await sql`
        update privacy_requests set due_on = least(due_on, ${dueOn}::date) where id = ${id}`.execute(
        db,
      );
    }
    await sql`alter table privacy_requests alter column due_on drop default`.execute(db);
  },
};
