import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@portal/server/error-code';
import { openSealed, seal } from '@portal/server/sealed';
import * as v from 'valibot';

/** Cookie with the release overrides of a browser. */
export const overridesCookie = 'portal-pins';

/** Release ids by application. */
export type ReleaseOverrides = Readonly<Record<string, string>>;

export type OverridesOptions = {
  readonly releasesFolder: string;
  /**
   * Key that signs release overrides. Default: a file next to the registry, which is not served
   * either.
   */
  readonly overridesKey?: string | undefined;
};

const schema = v.object({
  pins: v.record(v.string(), v.string()),
  /** Expiry in milliseconds since 1970. */
  expires: v.number(),
});

/** Lifetime of release overrides, in milliseconds. */
export const overridesLifetime = 7 * 24 * 60 * 60 * 1000;

/** Returns the cookie's value. */
export const signOverrides = (choice: v.InferOutput<typeof schema>, key: string) =>
  seal(choice, key);

/** Release overrides in a cookie's value; empty if its signature is wrong or it has expired. */
export async function readOverrides(
  value: string,
  options: OverridesOptions,
): Promise<ReleaseOverrides> {
  const secret = await readOverridesKey(options);
  const choice = secret ? openSealed(value, { secret, schema }) : undefined;
  return choice && choice.expires > Date.now() ? choice.pins : {};
}

/** Returns the signing key; creates it on first use. */
export async function ensureOverridesKey(options: OverridesOptions): Promise<string> {
  const known = await readOverridesKey(options);
  if (known) return known;
  const key = randomBytes(32).toString('base64url');
  await writeFile(overridesKeyFile(options), key, { mode: 0o600, flag: 'wx' });
  return key;
}

/** Undefined until the key is created. */
async function readOverridesKey(options: OverridesOptions): Promise<string | undefined> {
  if (options.overridesKey) return options.overridesKey;
  try {
    return await readFile(overridesKeyFile(options), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const overridesKeyFile = ({ releasesFolder }: OverridesOptions) => join(releasesFolder, 'pins.key');
