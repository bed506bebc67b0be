import { levelWire } from '@portal/contract/level';
import { cityWire, countryWire } from '@portal/contract/place';
import * as v from 'valibot';
import type { DocumentSection } from '../platform/document/route-docs';
import { masterData } from './master-data/master-data';
import { masterDataDocs } from './master-data/master-data-routes';

export const catalogDocs: readonly DocumentSection[] = [
  {
    name: 'Maestros',
    description: 'Las listas que el personal mantiene para todas las ofertas.',
    calls: {
      ...Object.fromEntries(masterData.flatMap((data) => Object.entries(masterDataDocs(data)))),
      'GET /api/nivel': {
        summary: 'Lista los niveles de idioma',
        answer: v.array(levelWire),
      },
    },
  },
  {
    name: 'Personas',
    calls: {
      'GET /api/personas/paises': {
        summary: 'Lista los países',
        answer: v.array(countryWire),
        isCached: true,
      },
      'GET /api/personas/ciudades/:id': {
        summary: 'Lista las ciudades de un país',
        answer: v.array(cityWire),
        isCached: true,
      },
    },
  },
];
