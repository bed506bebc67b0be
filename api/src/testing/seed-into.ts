import { join } from 'node:path';
import { readConfig } from '../config';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { seedDemo } from '../demo/seed-demo';
import { createDiskStore } from '../files/disk-store';

/** Fills the database and the folder that the settings lead to with the demo. */
export async function seedInto(environment: { DATA_DIR: string; DATABASE_URL?: string }) {
  const database = await openDatabase(readConfig(environment), (reason) => {
    throw new Error(reason);
  });
  await migrate(database.db);
  await seedDemo(database.db, createDiskStore(join(environment.DATA_DIR, 'files')));
  await database.close();
}
