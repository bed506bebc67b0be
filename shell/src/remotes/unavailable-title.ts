/** Stands over the place of a page that could not be had or shown. */
export const unavailableTitle = 'Esta sección no está disponible';
