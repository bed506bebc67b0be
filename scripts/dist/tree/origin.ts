// In a production tree this stands in for `scripts/start/origin.ts`.

/** The programs of the parts, by their places in the tree. */
export const programs = {
  api: async () => 'programs/api.mjs',
  site: 'programs/site.mjs',
  release: 'programs/release.mjs',
};

/** What people are told of where releases come from. */
export const words = {
  supplying: 'se copian las versiones que faltan',
  origin: 'Las versiones que trae esta carpeta',
};
