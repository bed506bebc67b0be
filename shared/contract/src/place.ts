import { cityFields, countryFields } from './catalog-fields';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';

/** Country of the catalog: id and name. */
export type Country = RecordOf<typeof countryFields>;
/** City of the catalog, with its country. */
export type City = RecordOf<typeof cityFields>;

/** Item of GET /api/personas/paises (S7.05). */
export const countryWire = answerSchema(countryFields);
export const countryFromWire = fromWire(countryFields);
export const countryToWire = toWire(countryFields);

/** Item of GET /api/personas/ciudades/{countryId} (S7.05). */
export const cityWire = answerSchema(cityFields);
export const cityFromWire = fromWire(cityFields);
export const cityToWire = toWire(cityFields);
