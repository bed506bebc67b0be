import * as v from 'valibot';
import type { CatalogItem } from './catalog';
import {
  contractTypeToWire,
  contractTypeWire,
  offerStatusToWire,
  offerStatusWire,
  toContractType,
  toOfferStatus,
  toTraining,
  toWorkMode,
  trainingToWire,
  trainingWire,
  workModeToWire,
  workModeWire,
} from './offer-catalogs';
import {
  cityToWire,
  cityWire,
  countryToWire,
  countryWire,
  toCity,
  toCountry,
  type City,
  type Country,
} from './place';
import { offerLimits } from './offer-limits';
import { toVersion, versionWire, type Versioned } from './version';
import {
  wireDay,
  wireInteger,
  wireListUpTo,
  wireObject,
  wireOptionalInteger,
  wireTextUpTo,
} from './wire';

export type Offer = Versioned & {
  id: number;
  title: string;
  vacancies: number;
  salaryRange: string;
  schedule: string;
  description: string;
  benefits: string;
  createdAt: string;
  training: CatalogItem;
  contractType: CatalogItem;
  status: CatalogItem;
  workMode: CatalogItem;
  countries: Country[];
  cities: City[];
  creatorId: number | undefined;
};

/** Objects that refer to an offer call its id `id_ofertas` as well (specification §3). */
const offerIds = { id_oferta: wireOptionalInteger, id_ofertas: wireOptionalInteger };

export const offerWire = wireObject({
  ...offerIds,
  titulo_vacante: wireTextUpTo(offerLimits.title),
  cantidad_vacantes: wireInteger,
  rango_salarial: wireTextUpTo(offerLimits.salaryRange),
  horario: wireTextUpTo(offerLimits.schedule),
  descripcion_vacante: wireTextUpTo(offerLimits.description),
  beneficios: wireTextUpTo(offerLimits.benefits),
  fecha_creacion_oferta: wireDay,
  formacion: v.nullish(trainingWire, {}),
  tipoContrato: v.nullish(contractTypeWire, {}),
  estado: v.nullish(offerStatusWire, {}),
  modalidadTrabajo: v.nullish(workModeWire, {}),
  paises: wireListUpTo(countryWire, offerLimits.countries),
  ciudades: wireListUpTo(cityWire, offerLimits.cities),
  persona: v.nullish(wireObject({ id_persona: wireOptionalInteger })),
  ...versionWire,
});

export const offerFromWire = v.pipe(
  offerWire,
  v.transform((wire): Offer => ({
    id: toOfferId(wire),
    title: wire.titulo_vacante,
    vacancies: wire.cantidad_vacantes,
    salaryRange: wire.rango_salarial,
    schedule: wire.horario,
    description: wire.descripcion_vacante,
    benefits: wire.beneficios,
    createdAt: wire.fecha_creacion_oferta,
    training: toTraining(wire.formacion),
    contractType: toContractType(wire.tipoContrato),
    status: toOfferStatus(wire.estado),
    workMode: toWorkMode(wire.modalidadTrabajo),
    countries: wire.paises.map(toCountry),
    cities: wire.ciudades.map(toCity),
    creatorId: wire.persona?.id_persona ?? undefined,
    ...toVersion(wire),
  })),
);

/** The whole offer: the server's answer, and the body of its update. */
export const offerToWire = (offer: Offer): v.InferOutput<typeof offerWire> => ({
  id_oferta: offer.id,
  titulo_vacante: offer.title,
  cantidad_vacantes: offer.vacancies,
  rango_salarial: offer.salaryRange,
  horario: offer.schedule,
  descripcion_vacante: offer.description,
  beneficios: offer.benefits,
  fecha_creacion_oferta: offer.createdAt,
  formacion: trainingToWire(offer.training),
  tipoContrato: contractTypeToWire(offer.contractType),
  estado: offerStatusToWire(offer.status),
  modalidadTrabajo: workModeToWire(offer.workMode),
  paises: offer.countries.map(countryToWire),
  ciudades: offer.cities.map(cityToWire),
  ...(offer.creatorId !== undefined && { persona: { id_persona: offer.creatorId } }),
  version: offer.version,
});

/** An offer as its applications show it. */
export type OfferSummary = { id: number; title: string };

export const offerSummaryWire = wireObject({
  ...offerIds,
  titulo_vacante: wireTextUpTo(offerLimits.title),
});

export const toOfferSummary = (wire: v.InferOutput<typeof offerSummaryWire>): OfferSummary => ({
  id: toOfferId(wire),
  title: wire.titulo_vacante,
});

export const offerSummaryToWire = ({ id, title }: OfferSummary) => ({
  id_oferta: id,
  titulo_vacante: title,
});

/** Any object that names an offer by its id. */
export const offerReferenceWire = wireObject(offerIds);

export const toOfferId = (wire: Partial<v.InferOutput<typeof offerReferenceWire>>) =>
  wire.id_oferta ?? wire.id_ofertas ?? 0;
