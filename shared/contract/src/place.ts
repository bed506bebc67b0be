import { cityFields, countryFields } from './catalog-fields';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';

export type Country = RecordOf<typeof countryFields>;
export type City = RecordOf<typeof cityFields>;

export const countryWire = answerSchema(countryFields);
export const countryFromWire = fromWire(countryFields);
export const countryToWire = toWire(countryFields);

export const cityWire = answerSchema(cityFields);
export const cityFromWire = fromWire(cityFields);
export const cityToWire = toWire(cityFields);
