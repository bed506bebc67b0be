import { paths, pathTo } from '@portal/kit/routing/paths';

const withoutId = (path: string) => path.replace('/:id?', '');

/** Pages that the specification restricts to ROLE_ADMIN. */
export const adminPaths = [
  paths.newPerson,
  pathTo(paths.person, 1),
  paths.dashboard,
  paths.candidates,
  paths.catalogs,
  paths.questions,
  paths.skills,
  paths.languages,
  withoutId(paths.offerSkills),
  withoutId(paths.offerCountries),
  withoutId(paths.offerCities),
];
