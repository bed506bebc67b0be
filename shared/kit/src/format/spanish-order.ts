/**
 * Compares texts for sorting: «á» next to «a», «ñ» between «n» and «o». The API sorts in the same
 * way (migration 0025), so the order does not depend on the side.
 */
export const compareSpanish = new Intl.Collator('es').compare;
