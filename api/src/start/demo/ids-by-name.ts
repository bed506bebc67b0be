import type { Database } from '../../platform/database/database';

type NamedTable =
  | 'countries'
  | 'cities'
  | 'skills'
  | 'languages'
  | 'questions'
  | 'languageLevels'
  | 'trainings'
  | 'contractTypes'
  | 'workModes'
  | 'offerStatuses';

export async function idsByName(db: Database, table: NamedTable) {
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo data names an unknown ${table}: ${name}`);
    return id;
  };
}
