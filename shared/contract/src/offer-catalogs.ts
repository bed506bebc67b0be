import * as v from 'valibot';
import type { CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

/** The four catalogs an offer refers to. */
export type Training = CatalogItem;
export type ContractType = CatalogItem;
export type OfferStatus = CatalogItem;
export type WorkMode = CatalogItem;

export const trainingWire = wireObject({
  id_formacion: wireInteger,
  nombre_formacion: wireTextUpTo(maxTextLength),
});

export const toTraining = (wire: v.InferOutput<typeof trainingWire>): Training => ({
  id: wire.id_formacion,
  name: wire.nombre_formacion,
});

export const trainingFromWire = v.pipe(trainingWire, v.transform(toTraining));

export const trainingToWire = ({ id, name }: Training) => ({
  id_formacion: id,
  nombre_formacion: name,
});

export const contractTypeWire = wireObject({
  id_tipo_contrato: wireInteger,
  tipo_contrato: wireTextUpTo(maxTextLength),
});

export const toContractType = (wire: v.InferOutput<typeof contractTypeWire>): ContractType => ({
  id: wire.id_tipo_contrato,
  name: wire.tipo_contrato,
});

export const contractTypeFromWire = v.pipe(contractTypeWire, v.transform(toContractType));

export const contractTypeToWire = ({ id, name }: ContractType) => ({
  id_tipo_contrato: id,
  tipo_contrato: name,
});

export const offerStatusWire = wireObject({
  id_estado: wireInteger,
  estado: wireTextUpTo(maxTextLength),
});

export const toOfferStatus = (wire: v.InferOutput<typeof offerStatusWire>): OfferStatus => ({
  id: wire.id_estado,
  name: wire.estado,
});

export const offerStatusFromWire = v.pipe(offerStatusWire, v.transform(toOfferStatus));

export const offerStatusToWire = ({ id, name }: OfferStatus) => ({ id_estado: id, estado: name });

export const workModeWire = wireObject({
  id_modalidad_trabajo: wireInteger,
  modalidad_trabajo: wireTextUpTo(maxTextLength),
});

export const toWorkMode = (wire: v.InferOutput<typeof workModeWire>): WorkMode => ({
  id: wire.id_modalidad_trabajo,
  name: wire.modalidad_trabajo,
});

export const workModeFromWire = v.pipe(workModeWire, v.transform(toWorkMode));

export const workModeToWire = ({ id, name }: WorkMode) => ({
  id_modalidad_trabajo: id,
  modalidad_trabajo: name,
});
