import { hkdfSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
} from 'jose';
import * as v from 'valibot';
import { errorCode } from '@portal/server/error-code';
import { StartFailure } from '@portal/server/start-failure';

const privateJwk = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.string(),
  d: v.string(),
});
type PrivateJwk = v.InferOutput<typeof privateJwk>;

export type TokenKey = {
  id: string;
  sign: CryptoKey;
  verify: CryptoKey;
  publicJwk: Record<string, string>;
  /** Secrets of other purposes, so that only one key has to be stored. */
  derive: (purpose: string) => Buffer;
};

export type KeySettings = { tokenKey: string | undefined; dataDirectory: string };

export async function loadTokenKey(config: KeySettings): Promise<TokenKey> {
  const jwk = config.tokenKey === undefined ? await keyOfFile(config) : parse(config.tokenKey);
  const { d: secret, ...shared } = jwk;
  const id = await calculateJwkThumbprint(jwk);
  return {
    id,
    sign: await importKey(jwk),
    verify: await importKey(shared),
    publicJwk: { ...shared, kid: id, use: 'sig', alg: 'EdDSA' },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
  };
}

/** Only its owner may read the file: the key allows signing in as any user. */
async function keyOfFile({ dataDirectory }: KeySettings) {
  const path = join(dataDirectory, 'token-key.json');
  mkdirSync(dataDirectory, { recursive: true });
  const known = read(path);
  if (known !== undefined) return parse(known);

  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = v.parse(privateJwk, await exportJWK(privateKey));
  writeFileSync(path, JSON.stringify(jwk), { mode: 0o600, flag: 'wx' });
  return jwk;
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): PrivateJwk {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), privateJwk), text);
  if (result.success) return result.output;
  throw new StartFailure(
    'La clave de firma (TOKEN_KEY o token-key.json) no es un JWK Ed25519 privado.',
  );
}

async function importKey(jwk: Omit<PrivateJwk, 'd'>) {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new TypeError('An Ed25519 key was expected.');
  return key;
}
