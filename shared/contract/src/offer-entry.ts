import * as v from 'valibot';
import { requiredChoice } from './choice';
import { offerToWire, offerWire, type Offer } from './offer';
import { requiredNumber } from './spanish-number';
import { requiredLines, requiredText } from './text';
import { wireId, wireList, wireObject, wireOptionalNumber } from './wire';

const required = 'Este campo es obligatorio.';
const wholeNumber = 'Debe ser un número entero mayor que cero.';

/** What staff enter in the offer dialog (specification §5). */
export const offerEntry = v.object({
  title: requiredText(required, 150),
  vacancies: v.pipe(
    requiredNumber(required),
    v.integer(wholeNumber),
    v.minValue(1, wholeNumber),
    v.maxValue(9999, 'No debe superar las 9999 vacantes.'),
  ),
  salaryRange: requiredText(required, 120),
  schedule: requiredText(required, 120),
  trainingId: requiredChoice('Seleccione una formación.'),
  contractTypeId: requiredChoice('Seleccione un tipo de contrato.'),
  statusId: requiredChoice('Seleccione un estado.'),
  workModeId: requiredChoice('Seleccione una modalidad.'),
  description: requiredLines(required, 10_000),
  benefits: requiredLines(required, 10_000),
});
export type OfferEntry = v.InferOutput<typeof offerEntry>;
/** The dialog's fields, before they are read: selects and number fields hold text. */
export type OfferFields = v.InferInput<typeof offerEntry>;

/** The fields of the dialog for an offer that is edited. */
export const offerFields = (offer: Offer): OfferFields => ({
  title: offer.title,
  vacancies: offer.vacancies,
  salaryRange: offer.salaryRange,
  schedule: offer.schedule,
  trainingId: offer.training.id,
  contractTypeId: offer.contractType.id,
  statusId: offer.status.id,
  workModeId: offer.workMode.id,
  description: offer.description,
  benefits: offer.benefits,
});

/** What the server reads from the body of a creation or an update; the creator comes from the token. */
export const offerWrite = v.object({
  ...offerEntry.entries,
  countryIds: v.array(wireId),
  cityIds: v.array(wireId),
  version: v.optional(v.number()),
});
export type OfferWrite = v.InferOutput<typeof offerWrite>;

/** The body is a whole offer (specification §7), read more strictly than an answer. */
const offerWriteWire = wireObject({
  ...offerWire.entries,
  cantidad_vacantes: wireOptionalNumber,
  paises: wireList(wireObject({ id: wireId })),
  ciudades: wireList(wireObject({ id_ciudad: wireId })),
});

export const offerWriteFromWire = v.pipe(
  offerWriteWire,
  v.transform((wire): v.InferInput<typeof offerWrite> => ({
    title: wire.titulo_vacante,
    vacancies: wire.cantidad_vacantes ?? '',
    salaryRange: wire.rango_salarial,
    schedule: wire.horario,
    trainingId: wire.formacion.id_formacion,
    contractTypeId: wire.tipoContrato.id_tipo_contrato,
    statusId: wire.estado.id_estado,
    workModeId: wire.modalidadTrabajo.id_modalidad_trabajo,
    description: wire.descripcion_vacante,
    benefits: wire.beneficios,
    countryIds: wire.paises.map(({ id }) => id),
    cityIds: wire.ciudades.map((city) => city.id_ciudad),
    version: wire.version ?? undefined,
  })),
  offerWrite,
);

/** A new offer, which names its creator (specification §3). */
export const newOfferToWire = (entry: OfferEntry, creatorId: number | undefined) => ({
  ...offerEntryToWire(entry),
  paises: [],
  ciudades: [],
  ...(creatorId !== undefined && { persona: { id_persona: creatorId } }),
});

/** The full offer with what the dialog changed. */
export const editedOfferToWire = (offer: Offer, entry: OfferEntry) => ({
  ...offerToWire(offer),
  ...offerEntryToWire(entry),
});

const offerEntryToWire = (entry: OfferEntry) => ({
  titulo_vacante: entry.title,
  cantidad_vacantes: entry.vacancies,
  rango_salarial: entry.salaryRange,
  horario: entry.schedule,
  descripcion_vacante: entry.description,
  beneficios: entry.benefits,
  formacion: { id_formacion: entry.trainingId },
  tipoContrato: { id_tipo_contrato: entry.contractTypeId },
  estado: { id_estado: entry.statusId },
  modalidadTrabajo: { id_modalidad_trabajo: entry.workModeId },
});
