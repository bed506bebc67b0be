// The thread of the in-memory embedded databases: see api-environment.ts. Plain JavaScript, because
// jest's hooks do not work in a thread.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../src/platform/database/embedded-options.mjs';

const root = '/pglite/data';
const parts = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const compiled = {
  pgliteWasmModule: await WebAssembly.compile(readFileSync(join(parts, 'pglite.wasm'))),
  fsBundle: new Blob([readFileSync(join(parts, 'pglite.data'))]),
};

let lastOpened = Promise.resolve();
parentPort.on('message', (message) => {
  lastOpened = lastOpened.then(() => openCopy(message));
});

async function openCopy({ template, port }) {
  const database = await PGlite.create({
    fs: new CopyOf(template),
    ...embeddedOptions,
    ...compiled,
  });
  let lastAnswer = Promise.resolve();
  port.on('message', (message) => {
    lastAnswer = lastAnswer.then(() => answer(message));
  });
  port.once('close', () => lastAnswer.then(() => database.close()));

  async function answer(message) {
    const bytes = new Uint8Array(await database.execProtocolRaw(message));
    port.postMessage(bytes, [bytes.buffer]);
  }
}

/** In memory, starting with the files of a folder. */
class CopyOf extends MemoryFS {
  constructor(template) {
    super();
    this.template = template;
  }

  async initialSyncFs() {
    const { FS } = this.pg.Module;
    for (const { path, content } of filesOf(this.template)) {
      if (content) FS.writeFile(`${root}/${path}`, content.slice(), { canOwn: true });
      else FS.mkdirTree(`${root}/${path}`);
    }
  }
}

const read = new Map();

function filesOf(folder) {
  if (!read.has(folder)) read.set(folder, readFiles(folder));
  return read.get(folder);
}

/** Folders have no content and come before their files. */
const readFiles = (folder) => [
  { path: '' },
  ...readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full);
    return entry.isDirectory() ? { path } : { path, content: new Uint8Array(readFileSync(full)) };
  }),
];
