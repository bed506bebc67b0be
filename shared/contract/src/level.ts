import { levelFields } from './master-fields';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';

/** Level of a spoken language. */
export const levelWire = answerSchema(levelFields);
/** Item of GET /api/nivel (S7.13). */
export const levelFromWire = fromWire(levelFields);
export const levelToWire = toWire(levelFields);
