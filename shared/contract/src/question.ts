import * as v from 'valibot';
import type { CatalogEntry, CatalogItem, CatalogRecord } from './catalog';
import { maxTextLength } from './text';
import { toVersion, versionToWire, versionWire } from './version';
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

export const questionRecordWire = wireObject({ ...questionWire.entries, ...versionWire });

export const questionRecordFromWire = v.pipe(
  questionRecordWire,
  v.transform((wire): CatalogRecord => ({ ...toQuestion(wire), ...toVersion(wire) })),
);

export const questionRecordToWire = (record: CatalogRecord) => ({
  ...questionToWire(record),
  ...versionToWire(record),
});

export const questionEntryToWire = ({ name }: CatalogEntry) => ({ des_pregunta: name });
