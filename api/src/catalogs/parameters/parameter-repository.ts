import type { Parameter } from '@portal/contract/parameter';
import type { Database } from '../../platform/database/database';

export type ParameterRepository = ReturnType<typeof createParameterRepository>;

export const createParameterRepository = (db: Database) => ({
  list: (topic: string): Promise<Parameter[]> =>
    db
      .selectFrom('parameters')
      .select(['name', 'description'])
      .where('topic', '=', topic)
      .orderBy('position')
      .execute(),
});
