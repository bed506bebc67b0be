import * as v from 'valibot';
import { offerEntry, vacancies, type OfferEntry } from './offer-entry';
import { offerLimits } from './offer-limits';
import { requestList, requestObject, requestVersion, requiredReference, wireId } from './request';
import { toVersion, type Versioned } from './version';
import { wireObject } from './wire';

/** What the server reads from the body of a creation or an update; the creator comes from the token. */
export type OfferWrite = OfferEntry & Versioned & { countryIds: number[]; cityIds: number[] };

const placeList = <Place extends v.GenericSchema>(place: Place, max: number) =>
  requestList(place, max, `No puedes elegir más de ${max} lugares.`);

/** The body is a whole offer (specification §7), of which this much is read. */
const offerWriteWire = requestObject({
  titulo_vacante: offerEntry.entries.title,
  cantidad_vacantes: vacancies,
  rango_salarial: offerEntry.entries.salaryRange,
  horario: offerEntry.entries.schedule,
  formacion: requiredReference('id_formacion', offerEntry.entries.trainingId.message),
  tipoContrato: requiredReference('id_tipo_contrato', offerEntry.entries.contractTypeId.message),
  estado: requiredReference('id_estado', offerEntry.entries.statusId.message),
  modalidadTrabajo: requiredReference(
    'id_modalidad_trabajo',
    offerEntry.entries.workModeId.message,
  ),
  descripcion_vacante: offerEntry.entries.description,
  beneficios: offerEntry.entries.benefits,
  paises: placeList(wireObject({ id: wireId }), offerLimits.countries),
  ciudades: placeList(wireObject({ id_ciudad: wireId }), offerLimits.cities),
  ...requestVersion,
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
    ...toVersion(wire),
  })),
);
