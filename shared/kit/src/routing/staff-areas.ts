import { paths } from './paths';
import { staffPaths } from './staff-paths';

type StaffArea = {
  path: string;
  label: string;
  text: string;
  icon: 'people' | 'accounts' | 'company' | 'statuses' | 'contact' | 'privacy' | 'trash';
  /** Undefined for areas open to all signed-in users. */
  role?: 'ROLE_ADMIN';
};

/**
 * Areas that the dashboard has no card for. The user's menu (reading A34) and the quick search list
 * them.
 */
export const staffAreas: readonly StaffArea[] = [
  {
    path: paths.people,
    label: 'Personas',
    text: 'El equipo, sus fotos y sus datos.',
    icon: 'people',
  },
  {
    path: staffPaths.accounts,
    label: 'Cuentas',
    text: 'Quién puede entrar y qué puede hacer.',
    icon: 'accounts',
    role: 'ROLE_ADMIN',
  },
  {
    path: staffPaths.company,
    label: 'Empresa',
    text: 'Nombre, contacto, redes y textos del sitio.',
    icon: 'company',
    role: 'ROLE_ADMIN',
  },
  {
    path: staffPaths.applicationStatuses,
    label: 'Estados para quien postula',
    text: 'Qué lee cada persona de su postulación.',
    icon: 'statuses',
    role: 'ROLE_ADMIN',
  },
  {
    path: staffPaths.contactRequests,
    label: 'Solicitudes de contacto',
    text: 'Quién escribió, y a quién falta responder.',
    icon: 'contact',
    role: 'ROLE_ADMIN',
  },
  {
    path: staffPaths.privacyRequests,
    label: 'Solicitudes de privacidad',
    text: 'Quién pidió sus datos, y cuánto se guardan.',
    icon: 'privacy',
    role: 'ROLE_ADMIN',
  },
  {
    path: paths.trash,
    label: 'Papelera',
    text: 'Lo que se eliminó, para recuperarlo.',
    icon: 'trash',
    role: 'ROLE_ADMIN',
  },
];
