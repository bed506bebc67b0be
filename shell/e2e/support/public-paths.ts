import { paths, pathTo } from '@portal/kit/routing/paths';

/** The pages that tell about the company. */
export const companyPaths = [
  paths.home,
  paths.about,
  paths.referralProgram,
  paths.services,
  paths.hunting,
  paths.outsourcing,
  paths.softwareFactory,
  paths.contact,
  paths.workWithUs,
  paths.privacy,
];

/** Everything that a visitor can open. */
export const publicPaths = [
  ...companyPaths,
  paths.login,
  paths.offers,
  paths.ownApplications,
  pathTo(paths.offer, 1),
  pathTo(paths.application, 1),
];
