import type { Look } from '../../release/look-plan';

// Replaces `scripts/portal/look/look.ts` in a production tree: browsers are only used where the
// sources are.

export const checkPagesInBrowser: Look = async () => ({
  leftOut: 'desde aquí no se abre ninguno; míralas con «check» donde están las fuentes.',
});
