import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code';

/** Beside the registry, and as little served as it. */
const pinsKeyFile = 'pins.key';

/** The key of the setting, or of the file that the release command made; nothing, if there is none. */
export async function readPinsKey(
  releasesFolder: string,
  setting = '',
): Promise<string | undefined> {
  if (setting !== '') return setting;
  try {
    return await readFile(join(releasesFolder, pinsKeyFile), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The key as above; it is made when it is first needed. */
export async function havePinsKey(releasesFolder: string, setting = ''): Promise<string> {
  const known = await readPinsKey(releasesFolder, setting);
  if (known) return known;
  const key = randomBytes(32).toString('base64url');
  await writeFile(join(releasesFolder, pinsKeyFile), key, { mode: 0o600, flag: 'wx' });
  return key;
}
