import type { RemoteRoute } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';

// Nothing here is rendered on the server: it is for people who have signed in. The list of people
// has no guard in the specification (§2); the API decides who may read it (reading A03).
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.dashboard,
    title: 'Módulo principal',
    page: 'dashboard/dashboard-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.candidates,
    title: 'Candidatos Aplicantes',
    page: 'candidates/candidates-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.contactRequests,
    title: 'Solicitudes de contacto',
    page: 'contact-requests/contact-requests-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.candidateData,
    title: 'Datos de la persona',
    page: 'candidate-data/candidate-data-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.privacyRequests,
    title: 'Solicitudes de privacidad',
    page: 'privacy-requests/privacy-requests-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.retention,
    title: 'Conservación de datos',
    page: 'retention/retention-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.catalogs,
    title: 'Maestro',
    page: 'master-data/master-data-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.questions,
    title: 'Preguntas',
    page: 'master-data/catalog-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.skills,
    title: 'Conocimientos',
    page: 'master-data/catalog-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.languages,
    title: 'Idiomas',
    page: 'master-data/catalog-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.trash,
    title: 'Papelera',
    page: 'trash/trash-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.people,
    title: 'Personas',
    page: 'people/people-page',
    access: 'public',
    render: 'client',
  },
  {
    path: paths.peoplePage,
    title: 'Personas',
    page: 'people/people-page',
    access: 'public',
    render: 'client',
  },
  {
    path: paths.newPerson,
    title: 'Crear Persona',
    page: 'person-form/person-form-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
  {
    path: paths.person,
    title: 'Editar Persona',
    page: 'person-form/person-form-page',
    access: 'ROLE_ADMIN',
    render: 'client',
  },
];
