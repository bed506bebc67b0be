import { openDatabase, type OpenDatabase } from '../src/platform/database/database';
import { readConfig } from '../src/start/config';

/** Fails if the database cannot be opened. */
export async function withDatabase<Result>(
  environment: Record<string, string>,
  run: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readConfig(environment), (reason) => {
    throw new Error(reason);
  });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}
