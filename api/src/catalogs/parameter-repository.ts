import type { Parameter } from '@portal/contract/parameter';
import type { Database } from '../platform/database/database';

/** The texts about one topic, in their order. */
export const listParameters = (db: Database, topic: string): Promise<Parameter[]> =>
  db
    .selectFrom('parameters')
    .select(['name', 'description'])
    .where('topic', '=', topic)
    .orderBy('position')
    .execute();
