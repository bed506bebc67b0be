// In the packed tools this stands in for `scripts/start/origin.ts`.

/** The programs of the parts, by their places in the tools. */
export const programs = {
  api: async () => 'programs/api.mjs',
  site: 'programs/site.mjs',
  builder: 'programs/builder.mjs',
  look: 'programs/look.mjs',
};
