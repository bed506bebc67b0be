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
