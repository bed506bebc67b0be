import { createHash } from 'node:crypto';

/** Tells whether two answers of the API say the same. */
export const hashOf = (body: string) => createHash('sha256').update(body).digest('base64');
