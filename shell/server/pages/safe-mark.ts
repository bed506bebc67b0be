import type { ReleaseSet } from '../releases/release-set';

/**
 * Notice of safe mode with a link back. The previous releases do not know this mode. It applies to
 * the document: client navigation stays in it, a reload leaves it.
 */
export const safeMark = ({ conditions }: ReleaseSet) => (conditions.isSafe ? mark : '');

const mark = [
  // Outside the layout, above the social bar of a phone.
  '<style>#portal-safe{position:fixed;z-index:1900;inset:auto auto 76px 16px;max-width:240px;',
  'padding:8px 12px;border-radius:8px;background:#0b1f3a;color:#fff;',
  "font:.875rem/1.5 'Figtree Variable','Figtree Fallback',sans-serif}",
  '#portal-safe a{color:inherit;font-weight:600}</style>',
  '<aside id="portal-safe" aria-label="Modo seguro">Modo seguro: versiones anteriores. ',
  // Relative, so it keeps the document's current path.
  '<a href="?">Volver a la versión normal</a></aside>',
].join('');
