import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { toolsFolder } from '../applications';
import { programOptions, threads } from '../dist/program-options';
import { readyConstants } from '../dist/stand-ins';

/** Milliseconds after which a file that no start has written any more is removed. */
const longestUnused = 30 * 86_400_000;

/**
 * Bundles the API from its sources and gives the file of the program, which needs a quarter less memory than the
 * sources do. Starts at the same time may share the folder: a file is written as a whole, and the parts of a
 * program are named after their contents.
 */
export async function bundleApi(folder = join(toolsFolder, '.cache', 'programs')) {
  const { outputFiles } = await build({
    ...programOptions,
    entryPoints: { api: 'scripts/start/run-api.ts', ...threads },
    outdir: folder,
    write: false,
    plugins: [readyConstants],
  });
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, contents);
    await rename(unfinished, path);
  }
  await removeUnused(folder);
  return join(folder, 'api.mjs');
}

async function removeUnused(folder: string) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another start may just have given it its name.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - longestUnused) await rm(file, { force: true });
  }
}
