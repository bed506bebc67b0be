// Size budgets in KiB (gzip). A page loads the shell's entry, its remote's entry and its own
// scripts, so each has its own budget. A browser test measures the total of a visit, including
// HTML.

/**
 * Each application's entry, which every page loads. Changed chunk hashes and module numbers alone
 * move the shell's entry by 0.05 KiB.
 */
export const entryBudgets = { shell: 159, remote: 7 };

/** A page's own scripts, unless its route sets a budget. Enough for pages of staff. */
export const pageBudget = 52;
