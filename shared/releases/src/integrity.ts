import { createHash, type BinaryLike } from 'node:crypto';

/** SHA-256 of a file in the format of the `integrity` attribute. */
export const integrityOf = (content: BinaryLike) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
