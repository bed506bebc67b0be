import { readFile, writeFile } from 'node:fs/promises';

/** Writes another text in the place of one, which the file must hold. */
export async function replaceIn(path: string, old: string, next: string) {
  const text = await readFile(path, 'utf8');
  if (!text.includes(old)) throw new Error(`${path} does not hold «${old}».`);
  await writeFile(path, text.replaceAll(old, next));
}
