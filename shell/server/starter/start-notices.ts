import { startNoticeId } from '../../src/start/start-notice';

/**
 * Notices while the shell loads and if none can be loaded. CSS shows the second one after a delay,
 * even if no script arrives. Without JavaScript both stay hidden.
 */
export const startNotices = (isRendered: boolean) =>
  [
    style,
    isRendered ? '' : `<p id="${loadingId}">Cargando...</p>`,
    `<div id="${startNoticeId}" role="status"><p>`,
    isRendered ? deadText : emptyText,
    ' <a href="">Recargar</a></p></div>',
  ].join('');

const deadText =
  'Esta página aún no responde a lo que pulses. Seguimos intentándolo, y lo que escribas se conserva.';
const emptyText = 'No pudimos cargar esta página. Seguimos intentándolo.';

const loadingId = 'portal-loading';
const notice = `#${startNoticeId}`;
const loading = `#${loadingId}`;

const font = "font:1rem/1.5 'Figtree Variable','Figtree Fallback',sans-serif";

const style = [
  '<style>@keyframes portal-late{from{visibility:hidden}}',
  // The space of the staff bar, as in the shell (staff-place.tsx), if reserve-bar-space.js has set the mark.
  'html[data-bar-room]:not(:has([data-work-bar])) main{padding-top:108px;',
  'background:linear-gradient(#0b1f3a 0 0) 0 60px/100% 48px no-repeat}',
  // Above the social bar of a phone.
  `${notice}{position:fixed;z-index:2000;inset:auto 16px 76px;max-width:440px;margin:0 auto;`,
  // The border is visible on dark parts of a page too.
  `padding:12px 16px;border:1px solid rgba(255,255,255,.24);border-radius:8px;background:#0b1f3a;color:#fff;${font};`,
  'animation:portal-late 0s 20s backwards}',
  `${notice}[data-shown]{animation:none}`,
  `${notice} a{color:inherit;font-weight:600}`,
  `${notice} p{margin:0}`,
  `#root:empty~${notice}{inset:30vh 16px auto}`,
  // No margins, because those of the page disappear at the start and all content would jump.
  `body{margin:0}${loading}{margin:0;padding:30vh 16px 0;text-align:center;${font};animation:portal-late 0s 1s backwards}`,
  `#root:not(:empty)~${loading},${loading}:has(~[data-shown]){display:none}`,
  `@media (scripting:none){${notice},${loading}{display:none!important}}</style>`,
].join('');
