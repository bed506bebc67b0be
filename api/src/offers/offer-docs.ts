import { capitalMessageWire, messageWire } from '@portal/contract/message';
import { offerWire } from '@portal/contract/offer';
import {
  contractTypeWire,
  offerStatusWire,
  trainingWire,
  workModeWire,
} from '@portal/contract/offer-catalogs';
import * as v from 'valibot';
import type { RouteDocs, Section } from '../platform/document/route-docs';

const isCached = true;

export const offerSections: readonly Section[] = [
  { name: 'Ofertas', description: 'Las ofertas laborales y sus catálogos.' },
  { name: 'Asignaciones', description: 'Los conocimientos, idiomas y preguntas de cada oferta.' },
];

export const offerDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/ofertas': {
    tag: 'Ofertas',
    summary: 'Lista las ofertas; sin sesión, solo las abiertas',
    answer: v.array(offerWire),
    isCached,
  },
  'GET /api/ofertas/id/:id': {
    tag: 'Ofertas',
    summary: 'Lee una oferta',
    answer: offerWire,
    isCached,
  },
  'GET /api/ofertas/tipoContrato': {
    tag: 'Ofertas',
    summary: 'Lista los tipos de contrato',
    answer: v.array(contractTypeWire),
    isCached,
  },
  'GET /api/ofertas/formacion': {
    tag: 'Ofertas',
    summary: 'Lista las formaciones',
    answer: v.array(trainingWire),
    isCached,
  },
  'GET /api/ofertas/modalidadTrabajo': {
    tag: 'Ofertas',
    summary: 'Lista las modalidades de trabajo',
    answer: v.array(workModeWire),
    isCached,
  },
  'GET /api/ofertas/estados': {
    tag: 'Ofertas',
    summary: 'Lista los estados de una oferta',
    answer: v.array(offerStatusWire),
    isCached,
  },
  'POST /api/ofertas/save': {
    tag: 'Ofertas',
    summary: 'Crea una oferta a nombre de quien inició sesión',
    status: 201,
    answer: v.object({ ...capitalMessageWire.entries, ...offerWire.entries }),
  },
  'PUT /api/ofertas/update/:id': {
    tag: 'Ofertas',
    summary: 'Guarda una oferta entera, con sus países y ciudades; 409 si otra persona la cambió',
    answer: v.object({ ...messageWire.entries, ...offerWire.entries }),
    refusals: [409],
  },
  'DELETE /api/ofertas/delete/:id': {
    tag: 'Ofertas',
    summary: 'Elimina una oferta',
    answer: messageWire,
  },
};
