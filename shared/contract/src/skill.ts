import * as v from 'valibot';
import type { CatalogEntry, CatalogItem, CatalogRecord } from './catalog';
import { maxTextLength } from './text';
import { toVersion, versionToWire, versionWire } from './version';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

export type Skill = CatalogItem;

export const skillWire = wireObject({
  id_conocimientos: wireInteger,
  conocimientos: wireTextUpTo(maxTextLength),
});

export const toSkill = (wire: v.InferOutput<typeof skillWire>): Skill => ({
  id: wire.id_conocimientos,
  name: wire.conocimientos,
});

export const skillToWire = ({ id, name }: Skill) => ({ id_conocimientos: id, conocimientos: name });

export const skillRecordWire = wireObject({ ...skillWire.entries, ...versionWire });

export const skillRecordFromWire = v.pipe(
  skillRecordWire,
  v.transform((wire): CatalogRecord => ({ ...toSkill(wire), ...toVersion(wire) })),
);

export const skillRecordToWire = (record: CatalogRecord) => ({
  ...skillToWire(record),
  ...versionToWire(record),
});

export const skillEntryToWire = ({ name }: CatalogEntry) => ({ conocimientos: name });
