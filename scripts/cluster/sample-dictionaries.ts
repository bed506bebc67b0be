import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, dictionaryHash, makeDelta, pageDictionaryFile } from '@portal/releases/delta';

/** A dictionary that a browser stored on an earlier visit. */
export type Dictionary = {
  readonly content: Buffer;
  /** Value of the request header Available-Dictionary. */
  readonly available: string;
  /** Path under which the site serves it. */
  readonly path: string;
};

type Script = { readonly folder: string; readonly file: string; readonly content: Buffer };

const dictionaryOf = (content: Buffer): Dictionary => ({
  content,
  available: `:${createHash('sha256').update(content).digest('base64')}:`,
  path: `/releases/pages/${dictionaryHash(content)}.dat`,
});

/** A dictionary of another site. */
export const unknownDictionary = dictionaryOf(Buffer.from('de otro sitio'));

/** Writes the page dictionary of a shell and a delta of a release's script for that dictionary. */
export async function writeDictionary(shellFolder: string, pages: string, script: Script) {
  const dictionary = dictionaryOf(Buffer.from(pages));
  const { content } = dictionary;
  writeFileSync(join(shellFolder, pageDictionaryFile), content);
  const delta = await makeDelta(content, script.content, 19);
  writeFileSync(join(script.folder, deltaFile(script.file, dictionaryHash(content))), delta);
  return dictionary;
}
