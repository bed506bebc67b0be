import { offerDetailPath, paths } from '@portal/kit/routing/paths';

/**
 * All that a first visit to a page may fetch: HTML, scripts and data, by the path of its route. That of
 * the offers has room for two dozen more than the demo data has.
 */
const visitBudgets: Readonly<Record<string, number>> = {
  [paths.home]: 204,
  [paths.about]: 215,
  [paths.referralProgram]: 183,
  [paths.services]: 189,
  [paths.hunting]: 200,
  [paths.outsourcing]: 192,
  [paths.softwareFactory]: 191,
  [paths.contact]: 230,
  [paths.workWithUs]: 192,
  [paths.privacy]: 233,
  [paths.offers]: 249,
  [paths.offer]: 243,
};

/** Beside that: fonts, and the pictures that are seen without scrolling. */
export const apartBudget = 90;

/** For the pages that follow, in KiB of Brotli: it is fetched once, while nothing else is. */
export const dictionaryBudget = 32;

/** Every page that a visitor finds by a search, with an offer of the demo data, and what it may weigh. */
export const publicPages = Object.entries(visitBudgets).map(([route, budget]) => ({
  path: route === paths.offer ? offerDetailPath(1) : route,
  budget,
}));
