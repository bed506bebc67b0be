import * as v from 'valibot';
import { catalogEntry, type CatalogEntry, type CatalogItem } from './catalog';
import { wireNumber, wireObject, wireText } from './wire';

export type Skill = CatalogItem;

export const skillWire = wireObject({ id_conocimientos: wireNumber, conocimientos: wireText });

export const toSkill = (wire: v.InferOutput<typeof skillWire>): Skill => ({
  id: wire.id_conocimientos,
  name: wire.conocimientos,
});

export const skillFromWire = v.pipe(skillWire, v.transform(toSkill));

export const skillToWire = ({ id, name }: Skill) => ({ id_conocimientos: id, conocimientos: name });

const skillEntryWire = wireObject({ conocimientos: wireText });

export const skillEntryFromWire = v.pipe(
  skillEntryWire,
  v.transform((wire) => ({ name: wire.conocimientos })),
  catalogEntry,
);

export const skillEntryToWire = ({ name }: CatalogEntry) => ({ conocimientos: name });
