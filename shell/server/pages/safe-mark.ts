import type { Site } from '../releases/compose-site';

/**
 * Says that the page is made of the releases before, which know nothing of it, and leads back. It counts for
 * this document: going on inside of it stays with them, loading another page anew does not.
 */
export const safeMark = ({ conditions }: Site) => (conditions.isSafe ? mark : '');

const mark = [
  // Where no part of the frame is; above the social bar of a phone.
  '<style>#portal-safe{position:fixed;z-index:1900;inset:auto auto 76px 16px;max-width:240px;',
  'padding:8px 12px;border-radius:8px;background:#0b1f3a;color:#fff;',
  "font:.875rem/1.5 'Figtree Variable','Figtree Fallback',sans-serif}",
  '#portal-safe a{color:inherit;font-weight:600}</style>',
  '<aside id="portal-safe" aria-label="Modo seguro">Modo seguro: versiones anteriores. ',
  // Of the address that the document has by then.
  '<a href="?">Volver a la versión normal</a></aside>',
].join('');
