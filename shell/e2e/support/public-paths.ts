import { paths, pathTo } from '@portal/kit/routing/paths';

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

/** Menu entries of a visitor, in order. */
export const menuPaths = [
  paths.home,
  paths.about,
  paths.referralProgram,
  paths.hunting,
  paths.outsourcing,
  paths.softwareFactory,
  paths.contact,
  paths.workWithUs,
  paths.offers,
];

/** All pages that a visitor can open. */
export const publicPaths = [
  ...companyPaths,
  paths.login,
  paths.offers,
  paths.ownApplications,
  pathTo(paths.offer, 1),
  pathTo(paths.application, 1),
];
