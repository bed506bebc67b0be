import { searchText } from '@portal/kit/format/search-text';
import { paths } from '@portal/kit/routing/paths';
import { staffAreas } from '@portal/kit/routing/staff-areas';
import { hasRole, type Session } from '@portal/runtime';

type Area = {
  path: string;
  label: string;
  detail: string;
  words?: string;
};

const visitorAreas: readonly Area[] = [
  { path: paths.home, label: 'Inicio', detail: 'Página', words: 'portada principal' },
  { path: paths.offers, label: 'Ofertas laborales', detail: 'Página', words: 'empleo trabajo' },
  { path: paths.about, label: 'Nosotros', detail: 'Página', words: 'empresa equipo países' },
  {
    path: paths.referralProgram,
    label: 'Programa de referencia',
    detail: 'Página',
    words: 'referir recomendar',
  },
  {
    path: paths.services,
    label: 'Servicios',
    detail: 'Página',
    words: 'hunting outsourcing software',
  },
  {
    path: paths.hunting,
    label: 'Hunting',
    detail: 'Servicio',
    words: 'selección reclutamiento talento tarifa calculadora',
  },
  {
    path: paths.outsourcing,
    label: 'Consultoría/Outsourcing',
    detail: 'Servicio',
    words: 'especialistas equipo',
  },
  {
    path: paths.softwareFactory,
    label: 'Fábrica de software',
    detail: 'Servicio',
    words: 'desarrollo aplicaciones web móvil datos pruebas',
  },
  {
    path: paths.contact,
    label: 'Contacto',
    detail: 'Página',
    words: 'escribir correo whatsapp cotizar',
  },
  {
    path: paths.workWithUs,
    label: 'Trabaja con nosotros',
    detail: 'Página',
    words: 'empleo postular beneficios',
  },
  {
    path: paths.privacy,
    label: 'Privacidad y datos personales',
    detail: 'Página',
    words: 'eliminar corregir mis datos comprobante',
  },
];

const goThere = 'Ir a esta área';

const signIn: Area = { path: paths.login, label: 'Iniciar Sesión', detail: 'Página' };

const workAreas: readonly Area[] = [
  { path: paths.dashboard, label: 'Módulo principal' },
  { path: paths.candidates, label: 'Candidatos' },
  { path: paths.catalogs, label: 'Maestro' },
  { path: paths.questions, label: 'Preguntas' },
  { path: paths.skills, label: 'Conocimientos' },
  { path: paths.languages, label: 'Idiomas' },
  { path: paths.newPerson, label: 'Crear Persona' },
].map((area) => ({ ...area, detail: goThere }));

/** Areas of the site that the user may open, by name or synonym. */
export function findAreas(session: Session, sought: string) {
  const isFound = ({ label, words = '' }: Area) => searchText(`${label} ${words}`).includes(sought);
  return areasOf(session).filter(isFound);
}

function areasOf(session: Session) {
  if (!session.isAuthenticated) return [...visitorAreas, signIn];
  const ofEverybody = staffAreas.filter(({ role }) => !role || hasRole(session, role));
  const own = hasRole(session, 'ROLE_ADMIN') ? workAreas : [];
  return [
    ...own,
    ...ofEverybody.map(({ path, label }) => ({ path, label, detail: goThere })),
    ...visitorAreas,
  ];
}
