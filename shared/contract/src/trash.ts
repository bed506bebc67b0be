import * as v from 'valibot';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { wireId } from './request';
import { maxFullNameLength, maxOfferTitleLength } from './text';
import { wireObject } from './wire';

/** Days for which deleted records can be restored. */
export const trashDays = 30;

/** Kinds of records that the trash keeps, with their names on the wire. */
const wireKinds = {
  offer: 'oferta',
  offerSkill: 'conocimiento_oferta',
  offerQuestion: 'pregunta_oferta',
  offerLanguage: 'idioma_oferta',
  question: 'pregunta',
  skill: 'conocimiento',
  language: 'idioma',
  person: 'persona',
  account: 'cuenta',
} as const;

/** Kind of record that the trash keeps. */
export type TrashKind = keyof typeof wireKinds;

const itemFields = {
  kind: { kind: 'word', wire: 'tipo', words: wireKinds },
  id: { kind: 'id', wire: 'id' },
} as const satisfies Fields;
/** Identifies a deleted record. */
export type TrashItem = RecordOf<typeof itemFields>;

const entryFields = {
  ...itemFields,
  /** Name of the record when it was deleted. */
  name: { kind: 'plain', wire: 'nombre', max: maxFullNameLength },
  /** Offer of a deleted assignment. */
  offerTitle: { kind: 'plain', wire: 'oferta', max: maxOfferTitleLength, isOptional: true },
  /** Full name of the user; undefined if unknown or deleted since. */
  deletedBy: { kind: 'plain', wire: 'eliminado_por', max: maxFullNameLength, isOptional: true },
  deletedAt: { kind: 'moment', wire: 'fecha_eliminacion' },
  daysLeft: { kind: 'integer', wire: 'dias_restantes' },
} as const satisfies Fields;
/** A deleted record in the trash. */
export type TrashEntry = RecordOf<typeof entryFields>;

const readItem = toRecord(itemFields);

/** Body of POST /api/papelera/restaurar. */
export const trashItemFromWire = v.pipe(
  wireObject({
    tipo: v.picklist(Object.values(wireKinds), 'No se puede recuperar ese tipo de dato.'),
    id: wireId,
  }),
  v.transform((wire) => readItem(wire)),
);
/** Body of POST /api/papelera/restaurar. */
export const trashItemToWire = toWire(itemFields);

/** Item of GET /api/papelera. */
export const trashEntryWire = answerSchema(entryFields);
export const trashEntryFromWire = fromWire(entryFields);
export const trashEntryToWire = toWire(entryFields);
