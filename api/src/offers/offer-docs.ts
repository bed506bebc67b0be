import { capitalMessageWire, messageWire } from '@portal/contract/message';
import { offerWire } from '@portal/contract/offer';
import {
  contractTypeWire,
  offerStatusWire,
  trainingWire,
  workModeWire,
} from '@portal/contract/offer-catalogs';
import * as v from 'valibot';
import type { DocumentSection } from '../platform/document/route-docs';

const isCached = true;

export const offerDocs: readonly DocumentSection[] = [
  {
    name: 'Ofertas',
    description: 'Las ofertas laborales y sus catálogos.',
    calls: {
      'GET /api/ofertas': {
        summary: 'Lista las ofertas; sin sesión, solo las abiertas',
        answer: v.array(offerWire),
        isCached,
      },
      'GET /api/ofertas/id/:id': {
        summary: 'Lee una oferta',
        answer: offerWire,
        isCached,
      },
      'GET /api/ofertas/tipoContrato': {
        summary: 'Lista los tipos de contrato',
        answer: v.array(contractTypeWire),
        isCached,
      },
      'GET /api/ofertas/formacion': {
        summary: 'Lista las formaciones',
        answer: v.array(trainingWire),
        isCached,
      },
      'GET /api/ofertas/modalidadTrabajo': {
        summary: 'Lista las modalidades de trabajo',
        answer: v.array(workModeWire),
        isCached,
      },
      'GET /api/ofertas/estados': {
        summary: 'Lista los estados de una oferta',
        answer: v.array(offerStatusWire),
        isCached,
      },
      'POST /api/ofertas/save': {
        summary: 'Crea una oferta a nombre de quien inició sesión',
        status: 201,
        answer: v.object({ ...capitalMessageWire.entries, ...offerWire.entries }),
      },
      'PUT /api/ofertas/update/:id': {
        summary:
          'Guarda una oferta entera, con sus países y ciudades; 409 si otra persona la cambió',
        answer: v.object({ ...messageWire.entries, ...offerWire.entries }),
        refusals: [409],
      },
      'DELETE /api/ofertas/delete/:id': {
        summary: 'Elimina una oferta',
        answer: messageWire,
      },
    },
  },
];
