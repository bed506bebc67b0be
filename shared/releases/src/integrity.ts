import { createHash, type BinaryLike } from 'node:crypto';

/** The hash of a file, in the form that pages demand of their scripts. */
export const integrityOf = (content: BinaryLike) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
