import type { Look } from '../../release/look-plan';

// In a production tree this stands in for `scripts/portal/look/look.ts`: a browser is where the sources are.

export const lookInBrowser: Look = async () => ({
  leftOut: 'desde aquí no se abre ninguno; míralas con «check» donde están las fuentes.',
});
