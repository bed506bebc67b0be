/** What a tree consists of, by the names in its folder. */
export const parts = {
  programs: 'programs',
  packages: 'node_modules',
  releases: 'releases',
  images: 'public',
} as const;

/** What one cannot tell from the files alone: a program may have several. */
export type TreeCounts = { readonly programCount: number; readonly packageCount: number };
