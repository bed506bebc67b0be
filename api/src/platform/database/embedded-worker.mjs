// The thread of the embedded database: a slow query must not hold up the HTTP server.
// Plain JavaScript, so that a worker starts it the same way under tsx and under jest.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

// The defaults are made for a server of its own; these keep 80 MB of memory for others, and hold the
// rows of 100,000 applications, so that their list is not read from the disk at each key.
const smallMemory = ['shared_buffers=64MB', 'wal_buffers=1MB', 'max_wal_size=64MB'];

const database = await PGlite.create({
  dataDir: workerData.directory,
  extensions: { [trigrams.name]: trigrams },
  startParams: [...PGlite.defaultStartParams, ...smallMemory.flatMap((setting) => ['-c', setting])],
});

let lastAnswer = Promise.resolve();
parentPort.on('message', (message) => {
  lastAnswer = lastAnswer.then(() => (message === 'close' ? close() : answer(message)));
});
parentPort.postMessage('ready', []);

async function answer(message) {
  const bytes = new Uint8Array(await database.execProtocolRaw(message));
  parentPort.postMessage(bytes, [bytes.buffer]);
}

async function close() {
  await database.close();
  parentPort.close();
}
