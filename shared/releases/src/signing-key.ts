import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import * as v from 'valibot';

/** Without it one key in 64 would begin with «-», as an option of a command does. */
const keyKind = 'ed25519:';

/** An Ed25519 public key: its kind, and its 32 bytes in base64url. */
export const publicKeyText = v.pipe(v.string(), v.regex(/^ed25519:[\w-]{43}$/));

/** Signs for one repository, or for one build server. */
export type Signer = {
  /** What people call the owner of the key. */
  readonly name: string;
  readonly publicKey: string;
  readonly sign: (content: Buffer) => Buffer;
};

/** A new private key, as PEM (PKCS #8). */
export const newPrivateKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Of a private key as PEM, in which line ends may be written as `\n`. Throws if it is none of Ed25519. */
export function openSigner(pem: string, name: string): Signer {
  const key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { name, publicKey: keyKind + x, sign: (content) => sign(null, content, key) };
}

/** Whether a signature is one of this public key for the content. */
export function isSignedBy(publicKey: string, content: Buffer, signature: Buffer) {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey.slice(keyKind.length) };
  return verify(null, content, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}

/** What people tell keys apart by. */
export const fingerprintOf = (publicKey: string) =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 12);
