import * as v from 'valibot';
import { catalogEntry, type CatalogEntry, type CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { requestObject, wireInteger, wireObject, wireTextUpTo } from './wire';

export type Skill = CatalogItem;

export const skillWire = wireObject({
  id_conocimientos: wireInteger,
  conocimientos: wireTextUpTo(maxTextLength),
});

export const toSkill = (wire: v.InferOutput<typeof skillWire>): Skill => ({
  id: wire.id_conocimientos,
  name: wire.conocimientos,
});

export const skillFromWire = v.pipe(skillWire, v.transform(toSkill));

export const skillToWire = ({ id, name }: Skill) => ({ id_conocimientos: id, conocimientos: name });

export const skillEntryFromWire = v.pipe(
  requestObject({ conocimientos: catalogEntry.entries.name }),
  v.transform((wire): CatalogEntry => ({ name: wire.conocimientos })),
);

export const skillEntryToWire = ({ name }: CatalogEntry) => ({ conocimientos: name });
