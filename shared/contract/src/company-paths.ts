// Where everybody reads what the company says of itself: by page, as none needs all of it. Each is a constant of its
// own, as every page comes with the first.

/** Who it is and how it is reached, for every page. */
export const companyPath = '/api/empresa';

/** For the home page. */
export const homeTextsPath = '/api/empresa/inicio';

/** For «Trabaja con nosotros». */
export const workTextsPath = '/api/empresa/trabajo';

/** For «Nosotros» (specification §7). */
export const aboutPath = '/api/parametros/nosotros';

/** Where staff read all parts; each is saved below it, under its name. */
export const companyPartsPath = '/api/empresa/partes';
