// What may travel, in KiB gzip. A page costs a visitor the shell's entry, its remote's entry and its
// own scripts, so each release keeps to its part without knowing the others. What a visit then weighs
// in all, its HTML included, a browser test counts.

/**
 * The first script of each application, which every page of it pays for. Hashes of chunks and numbers of modules alone
 * move the shell's by 0.05 KiB.
 */
export const entryBudgets = { shell: 159, remote: 7 };

/** A page's own scripts, unless its route says how much: enough for the pages that only staff opens. */
export const pageBudget = 52;
