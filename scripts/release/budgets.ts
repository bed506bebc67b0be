import { paths } from '@portal/kit/routing/paths';

// What may travel, in KiB gzip. A page costs a visitor the shell's entry, its remote's entry and its
// own scripts, so each release keeps to its part without knowing the others. What a visit then weighs
// in all, its HTML included, a browser test counts.

/** The first script of each application, which every page of it pays for. */
export const entryBudgets = { shell: 159, remote: 10 };

/** A page's own scripts, those that come after a click apart, by the path of its route. */
export const pageBudgets: Readonly<Record<string, number>> = {
  [paths.home]: 11,
  [paths.about]: 9,
  [paths.referralProgram]: 2,
  [paths.services]: 8,
  [paths.hunting]: 15,
  [paths.outsourcing]: 10,
  [paths.softwareFactory]: 10,
  [paths.contact]: 25,
  [paths.workWithUs]: 8,
  [paths.privacy]: 25,
  [paths.login]: 17,
  [paths.offers]: 24,
  [paths.offer]: 22,
  [paths.application]: 56,
};

/** For pages that only staff opens. */
export const staffPageBudget = 52;

/**
 * All that a first visit to a page may fetch: HTML, scripts and data, by the path of its route. That of
 * the offers has room for two dozen more than the demo data has.
 */
export const visitBudgets: Readonly<Record<string, number>> = {
  [paths.home]: 200,
  [paths.about]: 212,
  [paths.referralProgram]: 181,
  [paths.services]: 189,
  [paths.hunting]: 198,
  [paths.outsourcing]: 192,
  [paths.softwareFactory]: 193,
  [paths.contact]: 228,
  [paths.workWithUs]: 191,
  [paths.privacy]: 230,
  [paths.offers]: 250,
  [paths.offer]: 231,
};

/** Beside that: fonts, and the pictures that are seen without scrolling. */
export const apartBudget = 90;
