// Paths of the company's public data, one for each kind of page, so that no page loads all of it.
// Separate constants, because every page uses only the first.

/** Name and contact data, for every page. */
export const companyPath = '/api/empresa';

/** Texts of the home page. */
export const homeTextsPath = '/api/empresa/inicio';

/** Texts of «Trabaja con nosotros». */
export const workTextsPath = '/api/empresa/trabajo';

/** Texts of «Nosotros» (S7.04). */
export const aboutPath = '/api/parametros/nosotros';

/** All parts, for staff. Each part is saved at this path followed by its name. */
export const companyPartsPath = '/api/empresa/partes';
