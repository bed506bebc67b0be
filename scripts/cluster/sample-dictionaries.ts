import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, dictionaryHash, makeDelta, pageDictionaryFile } from '@portal/releases/delta';

/** What a browser has from an earlier visit. */
export type Dictionary = {
  readonly content: Buffer;
  /** How the browser names it. */
  readonly available: string;
  /** Where it is served. */
  readonly path: string;
};

type Script = { readonly folder: string; readonly file: string; readonly content: Buffer };

const dictionaryOf = (content: Buffer): Dictionary => ({
  content,
  available: `:${createHash('sha256').update(content).digest('base64')}:`,
  path: `/releases/pages/${dictionaryHash(content)}.dat`,
});

/** One that no site has made. */
export const unknownDictionary = dictionaryOf(Buffer.from('de otro sitio'));

/** Writes the dictionary of a shell's pages, of which a script of a release has a delta too. */
export async function writeDictionary(shellFolder: string, pages: string, script: Script) {
  const dictionary = dictionaryOf(Buffer.from(pages));
  const { content } = dictionary;
  writeFileSync(join(shellFolder, pageDictionaryFile), content);
  const delta = await makeDelta(content, script.content, 19);
  writeFileSync(join(script.folder, deltaFile(script.file, dictionaryHash(content))), delta);
  return dictionary;
}
