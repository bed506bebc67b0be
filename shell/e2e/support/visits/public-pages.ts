import { offerDetailPath, paths } from '@portal/kit/routing/paths';

/**
 * HTML, scripts and data of a first visit, in KiB. The budget of the offer list allows two dozen
 * more offers than the demo data.
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

/** Separate budget for fonts and pictures in the first window, in KiB. */
export const apartBudget = 90;

/** For later pages, in KiB of Brotli. It is loaded once, when the browser is idle. */
export const dictionaryBudget = 32;

/** All pages that search engines list, with a demo offer, and their budgets. */
export const publicPages = Object.entries(visitBudgets).map(([route, budget]) => ({
  path: route === paths.offer ? offerDetailPath(1) : route,
  budget,
}));
