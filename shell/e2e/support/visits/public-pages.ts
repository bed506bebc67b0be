import { offerDetailPath, paths } from '@portal/kit/routing/paths';

/**
 * All that a first visit to a page may fetch: HTML, scripts and data, by the path of its route. That of
 * the offers has room for two dozen more than the demo data has.
 */
const visitBudgets: Readonly<Record<string, number>> = {
  [paths.home]: 201,
  [paths.about]: 213,
  [paths.referralProgram]: 181,
  [paths.services]: 189,
  [paths.hunting]: 198,
  [paths.outsourcing]: 192,
  [paths.softwareFactory]: 193,
  [paths.contact]: 229,
  [paths.workWithUs]: 191,
  [paths.privacy]: 230,
  [paths.offers]: 250,
  [paths.offer]: 232,
};

/** Beside that: fonts, and the pictures that are seen without scrolling. */
export const apartBudget = 90;

/** Every page that a visitor finds by a search, with an offer of the demo data, and what it may weigh. */
export const publicPages = Object.entries(visitBudgets).map(([route, budget]) => ({
  path: route === paths.offer ? offerDetailPath(1) : route,
  budget,
}));
