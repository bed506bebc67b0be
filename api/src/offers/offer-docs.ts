import { capitalMessageWire, messageWire } from '@portal/contract/message';
import { offerWire } from '@portal/contract/offer';
import * as v from 'valibot';
import type { DocumentSection } from '../platform/document/route-docs';
import { offerCatalogDocs } from './offer-catalogs';

export const offerDocs: readonly DocumentSection[] = [
  {
    name: 'Ofertas',
    description: 'Las ofertas laborales y sus catálogos.',
    calls: {
      'GET /api/ofertas': {
        summary: 'Lista las ofertas; sin sesión, solo las abiertas',
        answer: v.array(offerWire),
        isCached: true,
      },
      'GET /api/ofertas/id/:id': {
        summary: 'Lee una oferta',
        answer: offerWire,
        isCached: true,
      },
      ...offerCatalogDocs,
      'POST /api/ofertas/save': {
        summary: 'Crea una oferta a nombre de quien inició sesión',
        status: 201,
        answer: v.object({ ...capitalMessageWire.entries, ...offerWire.entries }),
      },
      'POST /api/ofertas/duplicar/:id': {
        summary: 'Duplica una oferta con todo lo asignado; la copia no recibe postulaciones',
        status: 201,
        answer: v.object({ ...messageWire.entries, ...offerWire.entries }),
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
