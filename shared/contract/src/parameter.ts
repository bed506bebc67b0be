import * as v from 'valibot';
import { wireList, wireObject, wireText } from './wire';

/** One text of «Nosotros». */
export type Parameter = { name: string; description: string };

/** The list is in `data` (S7.04). */
const parametersWire = wireObject({
  data: wireList(wireObject({ nombre_parametro: wireText, descripcion: wireText })),
});

/** Answer of GET /api/parametros/nosotros (S7.04). */
export const parametersFromWire = v.pipe(
  parametersWire,
  v.transform(({ data }): Parameter[] =>
    data.map((wire) => ({ name: wire.nombre_parametro, description: wire.descripcion })),
  ),
);

export const parametersToWire = (parameters: readonly Parameter[]) => ({
  data: parameters.map(({ name, description }) => ({
    nombre_parametro: name,
    descripcion: description,
  })),
});
