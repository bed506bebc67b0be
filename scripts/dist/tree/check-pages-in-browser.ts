import type { PageCheck } from '../../release/page-check';

// Replaces `scripts/portal/page-check/check-pages-in-browser.ts` in a production tree: browsers are only used where the
// sources are.

export const checkPagesInBrowser: PageCheck = async () => ({
  leftOut: 'desde aquí no se abre ninguno; míralas con «check» donde están las fuentes.',
});
