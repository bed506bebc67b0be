import { accountLinkPage } from '@portal/contract/account-link';
import type { RemoteRoute } from '@portal/contract/remote-route';
import { adminPage, openPage, sessionPage } from '@portal/kit/routing/client-pages';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';

// Not rendered on the server, because these pages are for signed-in users. The list of people has
// no client guard (S2.13): the API decides (reading A03).
export const routes: readonly RemoteRoute[] = [
  adminPage(paths.dashboard, 'Módulo principal', 'dashboard/dashboard-page'),
  adminPage(paths.candidates, 'Candidatos Aplicantes', 'candidates/candidates-page'),
  adminPage(staffPaths.requests, 'Solicitudes', 'requests/requests-page'),
  adminPage(staffPaths.contactRequests, 'Solicitudes de contacto', 'requests/requests-page'),
  adminPage(staffPaths.candidateData, 'Datos de la persona', 'candidate-data/candidate-data-page'),
  adminPage(staffPaths.duplicates, 'Posibles duplicados', 'duplicates/duplicates-page'),
  adminPage(staffPaths.privacyRequests, 'Solicitudes de privacidad', 'requests/requests-page'),
  adminPage(staffPaths.retention, 'Conservación de datos', 'retention/retention-page'),
  adminPage(
    staffPaths.applicationStatuses,
    'Estados para quien postula',
    'application-statuses/application-statuses-page',
  ),
  adminPage(staffPaths.accounts, 'Cuentas', 'accounts/accounts-page'),
  adminPage(staffPaths.company, 'Empresa', 'company/company-page'),
  adminPage(staffPaths.companyPart, 'Empresa', 'company/company-part-page'),
  adminPage(paths.catalogs, 'Maestro', 'master-data/master-data-page'),
  adminPage(paths.questions, 'Preguntas', 'master-data/catalog-page'),
  adminPage(paths.skills, 'Conocimientos', 'master-data/catalog-page'),
  adminPage(paths.languages, 'Idiomas', 'master-data/catalog-page'),
  adminPage(paths.trash, 'Papelera', 'trash/trash-page'),
  sessionPage(staffPaths.ownAccount, 'Mi cuenta', 'own-account/own-account-page'),
  openPage(accountLinkPage, 'Elige tu contraseña', 'account-link/account-link-page'),
  openPage(
    staffPaths.forgottenPassword,
    '¿Olvidaste tu contraseña?',
    'account-link/forgotten-password-page',
  ),
  { ...openPage(paths.people, 'Personas', 'people/people-page'), budget: 53 },
  { ...openPage(paths.peoplePage, 'Personas', 'people/people-page'), budget: 53 },
  adminPage(paths.newPerson, 'Crear Persona', 'person-form/person-form-page'),
  adminPage(paths.person, 'Editar Persona', 'person-form/person-form-page'),
];
