import type * as v from 'valibot';
import type { CatalogEntry, CatalogItem } from './catalog';
import { maxTextLength } from './text';
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

export const skillEntryToWire = ({ name }: CatalogEntry) => ({ conocimientos: name });
