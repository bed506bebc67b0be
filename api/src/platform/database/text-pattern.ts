import { foldText } from '@portal/contract/fold-text';
import { sql } from 'kysely';

/**
 * What a text that holds the searched one is like, by its folding; see migration 0031. All texts hold an empty one. Where
 * nothing of the searched text counts, as with «-» alone, no text is like it: a list of everybody would look like an
 * answer.
 */
export const containing = (text: string) =>
  text !== '' && foldText(text).trim() === ''
    ? sql<string>`null::text`
    : sql<string>`('%' || regexp_replace(plain_text(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
