import { paths } from '@portal/kit/routing/paths';
import { staffAreas } from '@portal/kit/routing/staff-areas';

const detail = 'Ir a esta área';

/** Where staff work; found by name. */
export const areas = [
  { path: paths.dashboard, label: 'Módulo principal', detail },
  { path: paths.offers, label: 'Ofertas laborales', detail },
  { path: paths.candidates, label: 'Candidatos', detail },
  { path: paths.catalogs, label: 'Maestro', detail },
  { path: paths.questions, label: 'Preguntas', detail },
  { path: paths.skills, label: 'Conocimientos', detail },
  { path: paths.languages, label: 'Idiomas', detail },
  { path: paths.newPerson, label: 'Crear Persona', detail },
  ...staffAreas.map(({ path, label }) => ({ path, label, detail })),
];
