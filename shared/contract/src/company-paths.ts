/** Where everybody reads what the company says of itself: by page, as none needs all of it. */
export const companyReadPaths = {
  /** Who it is and how it is reached, for every page. */
  identity: '/api/empresa',
  /** For the home page. */
  home: '/api/empresa/inicio',
  /** For «Trabaja con nosotros». */
  work: '/api/empresa/trabajo',
  /** For «Nosotros» (specification §7). */
  about: '/api/parametros/nosotros',
} as const;

export type CompanyRead = keyof typeof companyReadPaths;

/** Where staff read all parts; each is saved below it, under its name. */
export const companyPartsPath = '/api/empresa/partes';
