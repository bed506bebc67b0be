import * as v from 'valibot';
import { catalogEntry, type CatalogEntry, type CatalogItem } from './catalog';
import { wireNumber, wireObject, wireText } from './wire';

export type Question = CatalogItem;

export const questionWire = wireObject({ id_pregunta: wireNumber, des_pregunta: wireText });

export const toQuestion = (wire: v.InferOutput<typeof questionWire>): Question => ({
  id: wire.id_pregunta,
  name: wire.des_pregunta,
});

export const questionFromWire = v.pipe(questionWire, v.transform(toQuestion));

export const questionToWire = ({ id, name }: Question) => ({ id_pregunta: id, des_pregunta: name });

const questionEntryWire = wireObject({ des_pregunta: wireText });

export const questionEntryFromWire = v.pipe(
  questionEntryWire,
  v.transform((wire) => ({ name: wire.des_pregunta })),
  catalogEntry,
);

export const questionEntryToWire = ({ name }: CatalogEntry) => ({ des_pregunta: name });
