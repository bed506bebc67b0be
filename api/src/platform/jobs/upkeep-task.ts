import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { StoredFiles } from '../files/stored-files';

export type UpkeepContext = { db: Database; storedFiles: StoredFiles; logger: FastifyBaseLogger };

/** Deletes one kind of outdated data. The name is for the log. */
export type UpkeepTask = {
  name: string;
  run: (kept: UpkeepContext, now: Date) => Promise<unknown>;
};
