import { createHmac } from 'node:crypto';

/** Replaces a text that must not be stored or logged, such as an address or an e-mail. */
export const keyedHash = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
