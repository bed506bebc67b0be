// The thread of the embedded database, so that a slow query does not block the HTTP server. Plain
// JavaScript, so that a worker starts it the same way under tsx and under jest.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { embeddedFiles } from './embedded-files.mjs';
import { embeddedOptions } from './embedded-options.mjs';

const database = await open();

let lastAnswer = Promise.resolve();
parentPort.on('message', (message) => {
  lastAnswer = lastAnswer.then(() => (message === 'close' ? close() : answer(message)));
});
parentPort.postMessage('ready', []);

async function open() {
  let said = [];
  const onStderr = (line) => said?.push(line);
  try {
    return await PGlite.create({
      dataDir: workerData.directory,
      ...(await embeddedFiles()),
      ...embeddedOptions,
      onStderr,
    });
  } catch (error) {
    // PostgreSQL prints the reason, which PGlite's error lacks.
    throw new Error(said.join('\n') || error.message, { cause: error });
  } finally {
    said = undefined;
  }
}

async function answer(message) {
  const bytes = new Uint8Array(await database.execProtocolRaw(message));
  parentPort.postMessage(bytes, [bytes.buffer]);
}

async function close() {
  await database.close();
  parentPort.close();
}
