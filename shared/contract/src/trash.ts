import * as v from 'valibot';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { wireId } from './request';
import { maxFullNameLength, maxOfferTitleLength } from './text';
import { wireObject } from './wire';

/** How long what was deleted can be brought back. */
export const trashDays = 30;

/** What staff delete, and how it is called on the wire. */
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

export type TrashKind = keyof typeof wireKinds;

/** Something that was deleted. */
const itemFields = {
  kind: { kind: 'word', wire: 'tipo', words: wireKinds },
  id: { kind: 'id', wire: 'id' },
} as const satisfies Fields;
export type TrashItem = RecordOf<typeof itemFields>;

const entryFields = {
  ...itemFields,
  /** As people knew it when it was deleted. */
  name: { kind: 'plain', wire: 'nombre', max: maxFullNameLength },
  /** The offer that an assignment belonged to. */
  offerTitle: { kind: 'plain', wire: 'oferta', max: maxOfferTitleLength, isOptional: true },
  /** Full name of who deleted it; unknown for what was deleted long ago. */
  deletedBy: { kind: 'plain', wire: 'eliminado_por', max: maxFullNameLength, isOptional: true },
  deletedAt: { kind: 'moment', wire: 'fecha_eliminacion' },
  /** Whole days left until it goes for good. */
  daysLeft: { kind: 'integer', wire: 'dias_restantes' },
} as const satisfies Fields;
export type TrashEntry = RecordOf<typeof entryFields>;

const readItem = toRecord(itemFields);

export const trashItemFromWire = v.pipe(
  wireObject({
    tipo: v.picklist(Object.values(wireKinds), 'No se puede recuperar ese tipo de dato.'),
    id: wireId,
  }),
  v.transform((wire) => readItem(wire)),
);
export const trashItemToWire = toWire(itemFields);

export const trashEntryWire = answerSchema(entryFields);
export const trashEntryFromWire = fromWire(entryFields);
export const trashEntryToWire = toWire(entryFields);
