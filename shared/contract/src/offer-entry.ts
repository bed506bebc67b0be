import * as v from 'valibot';
import { requiredChoice, requiredReference } from './choice';
import { offerToWire, type Offer } from './offer';
import { offerLimits } from './offer-limits';
import { requiredNumber } from './spanish-number';
import { requiredLines, requiredText } from './text';
import { missingOr, notANumber, requestList, requestObject, wireId, wireObject } from './wire';

const required = 'Este campo es obligatorio.';
const wholeNumber = 'Debe ser un número entero mayor que cero.';

const chooseTraining = 'Seleccione una formación.';
const chooseContractType = 'Seleccione un tipo de contrato.';
const chooseStatus = 'Seleccione un estado.';
const chooseWorkMode = 'Seleccione una modalidad.';

const vacancies = v.pipe(
  v.number(missingOr(required, notANumber)),
  v.integer(wholeNumber),
  v.minValue(1, wholeNumber),
  v.maxValue(offerLimits.vacancies, `No debe superar las ${offerLimits.vacancies} vacantes.`),
);

/** What staff enter in the offer dialog (specification §5). */
export const offerEntry = v.object({
  title: requiredText(required, offerLimits.title),
  vacancies: v.pipe(requiredNumber(required), vacancies),
  salaryRange: requiredText(required, offerLimits.salaryRange),
  schedule: requiredText(required, offerLimits.schedule),
  trainingId: requiredChoice(chooseTraining),
  contractTypeId: requiredChoice(chooseContractType),
  statusId: requiredChoice(chooseStatus),
  workModeId: requiredChoice(chooseWorkMode),
  description: requiredLines(required, offerLimits.description),
  benefits: requiredLines(required, offerLimits.benefits),
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
export type OfferWrite = OfferEntry & {
  countryIds: number[];
  cityIds: number[];
  version: number | undefined;
};

const placeList = <Place extends v.GenericSchema>(place: Place, max: number) =>
  requestList(place, max, `No puedes elegir más de ${max} lugares.`);

/** The body is a whole offer (specification §7), of which this much is read. */
const offerWriteWire = requestObject({
  titulo_vacante: offerEntry.entries.title,
  cantidad_vacantes: vacancies,
  rango_salarial: offerEntry.entries.salaryRange,
  horario: offerEntry.entries.schedule,
  formacion: requiredReference('id_formacion', chooseTraining),
  tipoContrato: requiredReference('id_tipo_contrato', chooseContractType),
  estado: requiredReference('id_estado', chooseStatus),
  modalidadTrabajo: requiredReference('id_modalidad_trabajo', chooseWorkMode),
  descripcion_vacante: offerEntry.entries.description,
  beneficios: offerEntry.entries.benefits,
  paises: placeList(wireObject({ id: wireId }), offerLimits.countries),
  ciudades: placeList(wireObject({ id_ciudad: wireId }), offerLimits.cities),
  version: v.nullish(v.number(notANumber)),
});

export const offerWriteFromWire = v.pipe(
  offerWriteWire,
  v.transform((wire): OfferWrite => ({
    title: wire.titulo_vacante,
    vacancies: wire.cantidad_vacantes,
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
