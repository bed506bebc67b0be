/*
 * Print styles, inlined so that no script has to load them. They match elements and three
 * attributes:
 * - `data-screen-only`: parts without use on paper, such as filters
 * - `data-button`: links that look like buttons
 * - `data-readable`: buttons with content to print
 */

/** Prints only the page content, or the open dialog. */
const alone = [
  ':has(>main)>:not(main),body>:not(#root,:has([role=dialog])),body:has(>:not(#root) [role=dialog])>#root',
  'button:not([data-readable]),[data-button],[data-screen-only],main nav,video,iframe',
  // Columns of controls.
  '[data-action],[data-part=choice],[data-part=curriculum]',
]
  .map((selector) => `${selector}{display:none!important}`)
  .join('');

const text = [
  '@page{margin:15mm}',
  'html{font-size:87.5%!important}',
  'main{padding:0!important;min-height:0!important}',
  // Printers omit backgrounds, so light text would be on white paper.
  '*,::before,::after{background:none!important;box-shadow:none!important}',
  'body :not(svg,svg *){color:#0b1f3a!important}',
  'main a[href^=http]::after{content:" (" attr(href) ")";overflow-wrap:anywhere}',
].join('');

const holder = ':is(main,[role=dialog]) :has(>:is(section,article,table,h1,h2,h3))';

/** Browsers break grids and flex rows badly across sheets and overlap their parts. */
const sheets = [
  `${holder}{display:block}${holder}>*+*{margin-top:.75rem}`,
  'h1,h2,h3,h4,dt,caption{break-after:avoid}',
  'li,tr,dl>div,svg,img,article:not(:has(dl,section,article)){break-inside:avoid}',
  'p,li,dd{orphans:3;widows:3}',
].join('');

const tables = [
  'thead{display:table-header-group}',
  'table{border-collapse:collapse;font-size:.75rem!important}',
  ':is(th,td){padding:5px 8px 5px 0!important;border-bottom:1px solid #8292ac!important;text-align:start;vertical-align:top}',
  '[data-numeric]{padding-inline-end:14px!important;text-align:end!important;white-space:nowrap}',
  // The table header is repeated on every sheet, but buttons in it are not.
  'th button{display:contents!important}th button svg{display:none!important}',
  'td select{appearance:none;border:0!important;padding:0!important;min-width:0!important;min-height:0!important}',
].join('');

export const printStyles = `<style media="print">${alone}${text}${sheets}${tables}</style>`;
