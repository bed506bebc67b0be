import * as v from 'valibot';
import type { CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

/** How well a language is spoken. */
export type Level = CatalogItem;

export const levelWire = wireObject({
  id_nivel: wireInteger,
  descripcion_nivel: wireTextUpTo(maxTextLength),
});

export const toLevel = (wire: v.InferOutput<typeof levelWire>): Level => ({
  id: wire.id_nivel,
  name: wire.descripcion_nivel,
});

export const levelFromWire = v.pipe(levelWire, v.transform(toLevel));

export const levelToWire = ({ id, name }: Level) => ({ id_nivel: id, descripcion_nivel: name });
