// Replaces `scripts/start/origin.ts` in the packed tools.

/** Path of each program in the tools. */
export const programs = {
  api: async () => 'programs/api.mjs',
  site: 'programs/site.mjs',
  builder: 'programs/builder.mjs',
  look: 'programs/look.mjs',
};
