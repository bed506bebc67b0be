import { foldText } from '@portal/contract/fold-text';
import { sql } from 'kysely';

/**
 * Returns the LIKE pattern of folded texts; see migration 0031. An empty text matches all. One that
 * folds to nothing, such as «-», matches none: a full list would look like a result.
 */
export const likePattern = (text: string) =>
  text !== '' && foldText(text).trim() === ''
    ? sql<string>`null::text`
    : sql<string>`('%' || regexp_replace(plain_text(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
