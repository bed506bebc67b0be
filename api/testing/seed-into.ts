import { readConfig } from '../src/start/config';
import { migrate } from '../src/start/migrations/migrate';
import { seedDemo } from '../src/start/demo/seed-demo';
import { openFileStore } from '../src/platform/files/open-file-store';
import { withDatabase } from './with-database';

/** Fills the database and the folder of the settings with the demo. */
export async function seedInto(environment: Record<string, string>) {
  await withDatabase(environment, async ({ db }) => {
    await migrate(db);
    await seedDemo(db, await openFileStore(readConfig(environment)));
  });
}
