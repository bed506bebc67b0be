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

export const trainingFields = named('id_formacion', 'nombre_formacion');
export const contractTypeFields = named('id_tipo_contrato', 'tipo_contrato');
export const offerStatusFields = named('id_estado', 'estado');
export const workModeFields = named('id_modalidad_trabajo', 'modalidad_trabajo');

export const countryFields = named('id', 'nombre');
export const cityFields = {
  ...named('id_ciudad', 'nombre_ciudad'),
  country: { kind: 'record', wire: 'pais', of: countryFields },
} as const satisfies Fields;
