import {
  cityFields,
  contractTypeFields,
  countryFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from './catalog-fields';
import { versionField, type Fields } from './fields';
import { maxOfferTitleLength } from './text';

const required = 'Este campo es obligatorio.';

/** Objects that refer to an offer may call its id `id_ofertas` (S7.16). */
const id = { kind: 'id', wire: 'id_oferta', otherWire: 'id_ofertas' } as const;

/** Reference to the offer in its assignments. */
export const offerReference = { kind: 'reference', wire: 'ofertas', of: { id } } as const;

/**
 * Fields of an offer, in the order of its form (S2.63). A new field is added here; the compiler
 * then reports the places that must show or store it.
 */
export const offerFields = {
  id,
  title: {
    kind: 'text',
    wire: 'titulo_vacante',
    label: 'Título',
    formLabel: 'Título de la vacante',
    max: maxOfferTitleLength,
    required,
  },
  vacancies: {
    kind: 'count',
    wire: 'cantidad_vacantes',
    label: 'Vacantes',
    formLabel: 'Cantidad de vacantes',
    max: 9999,
    required,
    unit: 'vacantes',
  },
  salaryRange: {
    kind: 'text',
    wire: 'rango_salarial',
    label: 'Rango salarial',
    max: 120,
    required,
  },
  schedule: { kind: 'text', wire: 'horario', label: 'Horario', max: 120, required },
  training: {
    kind: 'choice',
    wire: 'formacion',
    label: 'Formación',
    formLabel: 'Formación requerida',
    of: trainingFields,
    entry: 'trainingId',
    required: 'Seleccione una formación.',
  },
  contractType: {
    kind: 'choice',
    wire: 'tipoContrato',
    label: 'Tipo de contrato',
    of: contractTypeFields,
    entry: 'contractTypeId',
    required: 'Seleccione un tipo de contrato.',
  },
  status: {
    kind: 'choice',
    wire: 'estado',
    label: 'Estado',
    of: offerStatusFields,
    entry: 'statusId',
    required: 'Seleccione un estado.',
  },
  workMode: {
    kind: 'choice',
    wire: 'modalidadTrabajo',
    label: 'Modalidad',
    formLabel: 'Modalidad de trabajo',
    of: workModeFields,
    entry: 'workModeId',
    required: 'Seleccione una modalidad.',
  },
  description: {
    kind: 'lines',
    wire: 'descripcion_vacante',
    label: 'Descripción',
    formLabel: 'Descripción general',
    max: 10_000,
    required,
  },
  benefits: { kind: 'lines', wire: 'beneficios', label: 'Beneficios', max: 10_000, required },
  countries: {
    kind: 'places',
    wire: 'paises',
    label: 'Países',
    of: countryFields,
    entry: 'countryIds',
    max: 250,
  },
  cities: {
    kind: 'places',
    wire: 'ciudades',
    label: 'Ciudades',
    of: cityFields,
    entry: 'cityIds',
    max: 1000,
  },
  createdAt: { kind: 'day', wire: 'fecha_creacion_oferta', label: 'Fecha de publicación' },
  creatorId: {
    kind: 'reference',
    wire: 'persona',
    of: { id: { kind: 'id', wire: 'id_persona', isOptional: true } },
    isOptional: true,
  },
  version: versionField,
} as const satisfies Fields;

/** An offer inside a job application. */
export const offerSummaryFields = {
  id: offerFields.id,
  title: offerFields.title,
} as const satisfies Fields;
