// How the embedded database runs, wherever its files are.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

// The defaults are made for a server of its own; these keep 110 MB of memory for others. What does not fit into the
// buffers is read again from the system's cache of files.
const smallMemory = ['shared_buffers=24MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

export const embeddedOptions = {
  extensions: { [trigrams.name]: trigrams },
  startParams: [...PGlite.defaultStartParams, ...smallMemory.flatMap((setting) => ['-c', setting])],
};
