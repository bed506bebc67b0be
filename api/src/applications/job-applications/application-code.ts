import { createHash } from 'node:crypto';

// Without letters that are mistaken for digits or for each other.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** The codes that stand in a text, whatever stands around them, in capitals. */
export const codesIn = (text: string): string[] =>
  text.toUpperCase().match(/\bP-\d{1,10}-[0-9A-Z]{6}\b/g) ?? [];

/**
 * What an applicant names the application by: «P-123-K7Q4F2». The end of it cannot be guessed from
 * the id, as it is made from what only the sending browser and the server have. Applications that
 * did not come through the wizard have none.
 */
export function applicationCode(id: number, submission: string | null): string | undefined {
  if (submission === null) return undefined;
  const digest = createHash('sha256').update(`${id} ${submission}`).digest();
  const characters = [...digest.subarray(0, length)].map(
    (byte) => alphabet[byte % alphabet.length],
  );
  return `P-${id}-${characters.join('')}`;
}
