import type * as v from 'valibot';
import type { CatalogEntry, CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

export type Question = CatalogItem;

export const questionWire = wireObject({
  id_pregunta: wireInteger,
  des_pregunta: wireTextUpTo(maxTextLength),
});

export const toQuestion = (wire: v.InferOutput<typeof questionWire>): Question => ({
  id: wire.id_pregunta,
  name: wire.des_pregunta,
});

export const questionToWire = ({ id, name }: Question) => ({ id_pregunta: id, des_pregunta: name });

export const questionEntryToWire = ({ name }: CatalogEntry) => ({ des_pregunta: name });
