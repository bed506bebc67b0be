import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { StoredFiles } from '../files/stored-files';

/** What clearing away needs. */
export type Kept = { db: Database; storedFiles: StoredFiles; logger: FastifyBaseLogger };

/** Clears away one kind of what has had its time. The name is for the log. */
export type UpkeepTask = { name: string; run: (kept: Kept, now: Date) => Promise<unknown> };
