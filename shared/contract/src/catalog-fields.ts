import type { Fields } from './fields';
import { maxTextLength } from './text';

/** Fields of a record with only an id and a name. */
export const named = <Id extends string, Name extends string>(id: Id, name: Name) =>
  ({
    id: { kind: 'id', wire: id },
    name: {
      kind: 'text',
      wire: name,
      label: 'Nombre',
      max: maxTextLength,
      required: 'Este campo es obligatorio.',
    },
  }) as const satisfies Fields;

/** Training that an offer requires, on the wire `formacion`. */
export const trainingFields = named('id_formacion', 'nombre_formacion');
/** Contract type of an offer, on the wire `tipoContrato`. */
export const contractTypeFields = named('id_tipo_contrato', 'tipo_contrato');
/** Status of an offer, on the wire `estado` (S3.11). */
export const offerStatusFields = named('id_estado', 'estado');
/** Work modality of an offer, on the wire `modalidadTrabajo`. */
export const workModeFields = named('id_modalidad_trabajo', 'modalidad_trabajo');

/** Country, on the wire `pais`. */
export const countryFields = named('id', 'nombre');
/** City with its country (specification §3). */
export const cityFields = {
  ...named('id_ciudad', 'nombre_ciudad'),
  country: { kind: 'record', wire: 'pais', of: countryFields },
} as const satisfies Fields;
