import { levelWire } from '@portal/contract/level';
import { parametersWire } from '@portal/contract/parameter';
import { cityWire, countryWire } from '@portal/contract/place';
import * as v from 'valibot';
import type { RouteDocs, Section } from '../platform/document/route-docs';
import { masterData } from './master-data/master-data';
import { masterDataDocs } from './master-data/master-data-routes';

export const catalogSections: readonly Section[] = [
  { name: 'Público', description: 'Lo que las páginas públicas envían y leen sin sesión.' },
  { name: 'Maestros', description: 'Las listas que el personal mantiene para todas las ofertas.' },
];

export const catalogDocs: Readonly<Record<string, RouteDocs>> = {
  ...Object.fromEntries(masterData.flatMap((data) => Object.entries(masterDataDocs(data)))),
  'GET /api/nivel': {
    tag: 'Maestros',
    summary: 'Lista los niveles de idioma',
    answer: v.array(levelWire),
  },
  'GET /api/personas/paises': {
    tag: 'Personas',
    summary: 'Lista los países',
    answer: v.array(countryWire),
    isCached: true,
  },
  'GET /api/personas/ciudades/:id': {
    tag: 'Personas',
    summary: 'Lista las ciudades de un país',
    answer: v.array(cityWire),
    isCached: true,
  },
  'GET /api/parametros/nosotros': {
    tag: 'Público',
    summary: 'Lee los textos de «Nosotros»',
    answer: parametersWire,
    isCached: true,
  },
};
