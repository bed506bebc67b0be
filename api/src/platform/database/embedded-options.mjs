// Options of the embedded database, wherever its files are.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

// The defaults assume a dedicated server; these save 110 MB. The system's file cache replaces
// larger buffers.
const smallMemory = ['shared_buffers=24MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

export const embeddedOptions = {
  extensions: { [trigrams.name]: trigrams },
  startParams: [...PGlite.defaultStartParams, ...smallMemory.flatMap((setting) => ['-c', setting])],
};
