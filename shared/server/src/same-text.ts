import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, independent of content and length. */
export const isSameText = (one: string, other: string) =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
