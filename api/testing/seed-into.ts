import { readConfig } from '../src/start/config';
import { openDatabase } from '../src/platform/database/database';
import { migrate } from '../src/start/migrations/migrate';
import { seedDemo } from '../src/start/demo/seed-demo';
import { openFileStore } from '../src/platform/files/open-file-store';

/** Fills the database and the folder that the settings lead to with the demo. */
export async function seedInto(environment: Record<string, string>) {
  const config = readConfig(environment);
  const database = await openDatabase(config, (reason) => {
    throw new Error(reason);
  });
  await migrate(database.db);
  await seedDemo(database.db, await openFileStore(config));
  await database.close();
}
