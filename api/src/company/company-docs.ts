import { companyGroupNames, companyGroups } from '@portal/contract/company-groups';
import { companyPartPath, companyRecordWire, savedPartWire } from '@portal/contract/company-parts';
import { companyPartsPath } from '@portal/contract/company-paths';
import { companyReadPaths, companyReadWire } from '@portal/contract/company-reads';
import type { DocumentSection, RouteDocs } from '../platform/document/route-docs';

export const companyDocs: readonly DocumentSection[] = [
  {
    name: 'Público',
    description: 'Lo que las páginas públicas envían y leen sin sesión.',
    calls: {
      [`GET ${companyReadPaths.identity}`]: {
        summary: 'Lee quién es la empresa y cómo se la encuentra',
        answer: companyReadWire('identity'),
        isCached: true,
      },
      [`GET ${companyReadPaths.home}`]: {
        summary: 'Lee los textos del inicio',
        answer: companyReadWire('home'),
        isCached: true,
      },
      [`GET ${companyReadPaths.work}`]: {
        summary: 'Lee los textos y enlaces de «Trabaja con nosotros»',
        answer: companyReadWire('work'),
        isCached: true,
      },
      [`GET ${companyReadPaths.about}`]: {
        summary: 'Lee los textos de «Nosotros»',
        answer: companyReadWire('about'),
        isCached: true,
      },
    },
  },
  {
    name: 'Empresa',
    description: 'Lo que la empresa dice de sí misma, en partes que se editan y se confirman.',
    calls: {
      [`GET ${companyPartsPath}`]: {
        summary: 'Lee todas las partes, y cuáles son ejemplos sin confirmar',
        answer: companyRecordWire,
      },
      ...Object.fromEntries(
        companyGroupNames.map((group) => [`PUT ${companyPartPath(group)}`, saveDocs(group)]),
      ),
    },
  },
];

function saveDocs(group: (typeof companyGroupNames)[number]): RouteDocs {
  return {
    summary: `Guarda «${companyGroups[group].label}»; 409 si otra persona la cambió`,
    answer: savedPartWire(group),
    refusals: [409],
  };
}
