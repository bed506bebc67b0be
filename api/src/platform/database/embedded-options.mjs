// How the embedded database runs, wherever its files are.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

// The defaults are made for a server of its own; these keep 80 MB of memory for others, and hold the
// rows of 100,000 applications, so that their list is not read from the disk at each key.
const smallMemory = ['shared_buffers=64MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

export const embeddedOptions = {
  extensions: { [trigrams.name]: trigrams },
  startParams: [...PGlite.defaultStartParams, ...smallMemory.flatMap((setting) => ['-c', setting])],
};
