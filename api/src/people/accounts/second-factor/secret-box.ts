import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const sizes = { nonce: 12, tag: 16 };

/** Encrypts a short text for the database, so that a copy of the database alone is useless. */
export function encryptText(text: string, key: Buffer): string {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv(algorithm, key, nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** Returns undefined for another key or a changed text. */
export function decryptText(locked: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(locked, 'base64url');
  const [nonce, tag, content] = [
    bytes.subarray(0, sizes.nonce),
    bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag),
    bytes.subarray(sizes.nonce + sizes.tag),
  ];
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: sizes.tag });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
  } catch {
    // The two cases cannot be told apart.
    return undefined;
  }
}
