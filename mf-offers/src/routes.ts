import type { RemoteRoute } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';
import { filterParams } from './offer-board/filter/offer-filter';

// Specification §2 puts a role on the three `asignar-…` addresses only. The others stay open here:
// the API refuses what a visitor may not see, and the shell answers its 401 and 403 (reading A01).
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.offers,
    title: 'Ofertas Laborales',
    page: 'offer-board/offer-board-page',
    access: 'public',
    render: 'server',
    query: filterParams,
    description:
      'Ofertas laborales de tecnología en América, España e India: horario, contrato, modalidad y rango salarial a la vista. Postula sin crear una cuenta.',
  },
  {
    path: paths.offer,
    title: 'Oferta laboral',
    page: 'offer-detail/offer-detail-page',
    access: 'public',
    render: 'server',
    ownTitle: true,
  },
  {
    path: paths.application,
    title: 'Postular a la oferta',
    page: 'application-wizard/application-wizard-page',
    access: 'public',
    render: 'client',
  },
  {
    path: paths.applicants,
    title: 'Aplicantes de la oferta',
    page: 'applicants/applicants-page',
    access: 'public',
    render: 'client',
  },
  {
    path: paths.offerQuestions,
    title: 'Asignar preguntas',
    page: 'assignments/questions/offer-questions-page',
    access: 'public',
    render: 'client',
  },
  {
    path: paths.offerLanguages,
    title: 'Asignar idiomas',
    page: 'assignments/languages/offer-languages-page',
    access: 'public',
    render: 'client',
  },
  {
    path: paths.offerSkills,
    title: 'Asignar conocimientos',
    page: 'assignments/skills/offer-skills-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.offerCountries,
    title: 'Asignar países',
    page: 'assignments/places/offer-countries-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.offerCities,
    title: 'Asignar ciudades',
    page: 'assignments/places/offer-cities-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
];
