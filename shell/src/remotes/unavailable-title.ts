/** Title in place of a page that failed to load or render. */
export const unavailableTitle = 'Esta sección no está disponible';
