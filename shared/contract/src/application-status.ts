import * as v from 'valibot';
import type { CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

/** Where an application stands. */
export type ApplicationStatus = CatalogItem;

/** Every application begins with this one (specification §9). */
export const initialApplicationStatusId = 1;

export const applicationStatusWire = wireObject({
  id_estado_aplicante: wireInteger,
  estado_aplicante: wireTextUpTo(maxTextLength),
});

export const toApplicationStatus = (
  wire: v.InferOutput<typeof applicationStatusWire>,
): ApplicationStatus => ({
  id: wire.id_estado_aplicante,
  name: wire.estado_aplicante,
});

export const applicationStatusFromWire = v.pipe(
  applicationStatusWire,
  v.transform(toApplicationStatus),
);

export const applicationStatusToWire = ({ id, name }: ApplicationStatus) => ({
  id_estado_aplicante: id,
  estado_aplicante: name,
});
