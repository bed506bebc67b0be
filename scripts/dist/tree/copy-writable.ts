import { chmod, cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a file or a folder. The owner can write to the copy, even if the original is read-only.
 */
export async function copyWritable(from: string, to: string) {
  await cp(from, to, { recursive: true });
  await makeWritable(to);
}

async function makeWritable(path: string) {
  const { mode } = await stat(path);
  await chmod(path, mode | ownerWrites);
  if (!(mode & directory)) return;
  for (const name of await readdir(path)) await makeWritable(join(path, name));
}

const ownerWrites = 0o200;
const directory = 0o040_000;
