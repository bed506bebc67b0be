/** Names in the tree's folder. */
export const parts = {
  programs: 'programs',
  packages: 'node_modules',
  releases: 'releases',
  images: 'public',
} as const;

/** Not countable by files: a program may have several. */
export type TreeCounts = { readonly programCount: number; readonly packageCount: number };
