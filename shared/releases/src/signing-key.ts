import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import * as v from 'valibot';

/** Prefix, because one key in 64 would otherwise begin with «-», like a command's option. */
const keyKind = 'ed25519:';

/** Ed25519 public key: prefix and 32 bytes in base64url. */
export const publicKeyText = v.pipe(v.string(), v.regex(/^ed25519:[\w-]{43}$/));

/** Signer of a repository or a build server. */
export type Signer = {
  readonly name: string;
  readonly publicKey: string;
  readonly sign: (content: Buffer) => Buffer;
};

/** Creates a private key in PEM format (PKCS #8). */
export const newPrivateKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Signer for a private key in PEM format. Line breaks may be written as `\n`. Throws if it is not
 * an Ed25519 key.
 */
export function openSigner(pem: string, name: string): Signer {
  const key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { name, publicKey: keyKind + x, sign: (content) => sign(null, content, key) };
}

/** True if the signature is valid for the content and the public key. */
export function isSignedBy(publicKey: string, content: Buffer, signature: Buffer) {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey.slice(keyKind.length) };
  return verify(null, content, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}

/** Short form of a key for people: 12 hexadecimal digits. */
export const fingerprintOf = (publicKey: string) =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 12);
