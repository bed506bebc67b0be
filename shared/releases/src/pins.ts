import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@portal/server/error-code';
import { openSealed, seal } from '@portal/server/sealed';
import * as v from 'valibot';

/** Chooses published releases for one browser. */
export const pinsCookie = 'portal-pins';

/** By application, the id of a release. */
export type Pins = Readonly<Record<string, string>>;

export type PinsOptions = {
  readonly releasesFolder: string;
  /** Signs pins; without it there is a file beside the registry, and as little served as it. */
  readonly pinsKey?: string | undefined;
};

const schema = v.object({
  pins: v.record(v.string(), v.string()),
  /** In milliseconds since 1970. */
  expires: v.number(),
});

/** How long a choice lasts, in milliseconds. */
export const pinsLast = 7 * 24 * 60 * 60 * 1000;

/** The value of the cookie. */
export const signPins = (choice: v.InferOutput<typeof schema>, key: string) => seal(choice, key);

/** What a value of the cookie chooses; nothing, if it was not made with the key or has expired. */
export async function readPins(value: string, options: PinsOptions): Promise<Pins> {
  const secret = await readPinsKey(options);
  const choice = secret ? openSealed(value, { secret, schema }) : undefined;
  return choice && choice.expires > Date.now() ? choice.pins : {};
}

/** The key that signs pins; it is made when it is first needed. */
export async function havePinsKey(options: PinsOptions): Promise<string> {
  const known = await readPinsKey(options);
  if (known) return known;
  const key = randomBytes(32).toString('base64url');
  await writeFile(pinsKeyFile(options), key, { mode: 0o600, flag: 'wx' });
  return key;
}

/** Undefined before the key was first needed. */
async function readPinsKey(options: PinsOptions): Promise<string | undefined> {
  if (options.pinsKey) return options.pinsKey;
  try {
    return await readFile(pinsKeyFile(options), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const pinsKeyFile = ({ releasesFolder }: PinsOptions) => join(releasesFolder, 'pins.key');
