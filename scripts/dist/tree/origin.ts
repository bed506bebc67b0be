// Replaces `scripts/start/origin.ts` in a production tree.

/** Path of each program in the tree. */
export const programs = {
  api: async () => 'programs/api.mjs',
  site: 'programs/site.mjs',
  release: 'programs/release.mjs',
};

export const words = {
  supplying: 'se copian las versiones que faltan',
  origin: (names: string) => `Las versiones de ${names} en esta carpeta`,
};
