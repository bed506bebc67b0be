import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { toolsFolder } from '../applications';
import { programOptions, threads } from '../dist/program-options';
import { readyConstants } from '../dist/replaced-sources';

/** Milliseconds after which an unused file is deleted. */
const longestUnused = 30 * 86_400_000;

/**
 * Bundles the API and returns the program's file, which needs a quarter less memory than the
 * sources. Concurrent starts may share the folder: files are written atomically and named by
 * content.
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
    // Another start may just have renamed the file.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - longestUnused) await rm(file, { force: true });
  }
}
