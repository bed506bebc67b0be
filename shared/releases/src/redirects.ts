import * as v from 'valibot';

const unfit = 'una dirección del sitio como /hola, sin parámetros';

/** An address of the site without parameters, never one of another site. */
export const siteAddress = v.pipe(
  v.string(),
  v.check((text) => /^\/(?![/\\])[^\s\\:*?#]+$/.test(text), unfit),
);

/** By an address that nothing claims any more, as `addressOf` gives it, the one that took its place. */
export const redirects = v.record(siteAddress, siteAddress);

export type Redirects = v.InferOutput<typeof redirects>;
