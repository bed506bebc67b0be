import { createHash } from 'node:crypto';

// Without letters that look like digits or like each other.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

export const codesIn = (text: string): string[] =>
  text.toUpperCase().match(/\bP-\d{1,10}-[0-9A-Z]{6}\b/g) ?? [];

/**
 * Returns the code of an application, such as «P-123-K7Q4F2». Its end is a hash of the nonce, so it
 * cannot be guessed from the id. Undefined for applications from outside the wizard.
 */
export function applicationCode(id: number, submission: string | null): string | undefined {
  if (submission === null) return undefined;
  const digest = createHash('sha256').update(`${id} ${submission}`).digest();
  const characters = [...digest.subarray(0, length)].map(
    (byte) => alphabet[byte % alphabet.length],
  );
  return `P-${id}-${characters.join('')}`;
}
