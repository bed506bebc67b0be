import { createHash } from 'node:crypto';

/** Hash for comparing two answers of the API. */
export const hashOf = (body: string) => createHash('sha256').update(body).digest('base64');
