import { publicStateTexts } from '@portal/contract/public-state';
import { sql } from 'kysely';
import type { Subject } from '../../records';
import { anyOf } from '../../platform/database/any-of';

/** Public meanings as texts for staff. */
const stateText = sql.join(
  Object.entries(publicStateTexts).map(
    ([state, text]) => sql`when ${sql.lit(state)} then ${sql.lit(text)}`,
  ),
  sql` `,
);

export const statusSubject: Subject = {
  name: 'applicationStatus',
  table: 'applicationStatuses',
  snapshots: (ids) => sql`
    select id, false as is_deleted,
      json_build_object('publicState', case public_state ${stateText} end) as values
    from application_statuses where id = ${anyOf(ids)}`,
  titles: (ids) => sql`
    select id, name as title from application_statuses where id = ${anyOf(ids)}`,
};
