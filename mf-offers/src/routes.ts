import type { RemoteRoute } from '@portal/contract/remote-route';
import { adminPage, openPage } from '@portal/kit/routing/client-pages';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { filterParams } from './offer-board/filter/offer-filter';

// Only the three `asignar-…` routes have a role (S2.15). The others are open (S2.19): the API
// refuses visitors, and the shell handles 401 and 403 (reading A01).
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.offers,
    title: 'Ofertas Laborales',
    page: 'offer-board/offer-board-page',
    budget: 26,
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
    budget: 23,
    access: 'public',
    render: 'server',
    ownTitle: true,
  },
  {
    ...openPage(
      paths.application,
      'Postular a la oferta',
      'application-wizard/application-wizard-page',
    ),
    budget: 63,
  },
  openPage(paths.ownApplications, 'Mis postulaciones', 'own-applications/own-applications-page'),
  {
    ...openPage(paths.applicants, 'Aplicantes de la oferta', 'applicants/applicants-page'),
    budget: 37,
  },
  {
    ...adminPage(
      staffPaths.offerManagement,
      'Gestionar oferta',
      'offer-management/offer-management-page',
    ),
    budget: 79,
  },
  openPage(paths.offerQuestions, 'Asignar preguntas', 'assignments/questions/offer-questions-page'),
  openPage(paths.offerLanguages, 'Asignar idiomas', 'assignments/languages/offer-languages-page'),
  adminPage(paths.offerSkills, 'Asignar conocimientos', 'assignments/skills/offer-skills-page'),
  adminPage(paths.offerCountries, 'Asignar países', 'assignments/places/offer-countries-page'),
  adminPage(paths.offerCities, 'Asignar ciudades', 'assignments/places/offer-cities-page'),
];
