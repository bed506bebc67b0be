import * as v from 'valibot';
import { requiredChoice } from './choice';
import { offerToWire, type Offer } from './offer';
import { offerLimits } from './offer-limits';
import { requiredNumber } from './spanish-number';
import { requiredLines, requiredText } from './text';
import { missingOr, notANumber } from './wire';

const required = 'Este campo es obligatorio.';
const wholeNumber = 'Debe ser un número entero mayor que cero.';

export const vacancies = v.pipe(
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
  trainingId: requiredChoice('Seleccione una formación.'),
  contractTypeId: requiredChoice('Seleccione un tipo de contrato.'),
  statusId: requiredChoice('Seleccione un estado.'),
  workModeId: requiredChoice('Seleccione una modalidad.'),
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
