import { readFile, writeFile } from 'node:fs/promises';

/** Replaces a text in a file; fails if the file does not contain it. */
export async function replaceIn(path: string, old: string, next: string) {
  const text = await readFile(path, 'utf8');
  if (!text.includes(old)) throw new Error(`${path} does not contain «${old}».`);
  await writeFile(path, text.replaceAll(old, next));
}
