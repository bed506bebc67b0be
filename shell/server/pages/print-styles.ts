/*
 * What a page is on paper. It stands in the page's HTML, so that no script carries it, and goes by
 * elements, and by three attributes: `data-screen-only` for what is of no use on paper, such as filters,
 * `data-button` for links that look like buttons, and `data-readable` for buttons that are read as well.
 */

/** The page's content stands alone, or the dialog that is open above it. */
const alone = [
  ':has(>main)>:not(main),body>:not(#root,:has([role=dialog])),body:has(>:not(#root) [role=dialog])>#root',
  'button:not([data-readable]),[data-button],[data-screen-only],main nav,video,iframe',
  // Columns of what is pressed.
  '[data-action],[data-part=choice],[data-part=curriculum]',
]
  .map((selector) => `${selector}{display:none!important}`)
  .join('');

const text = [
  '@page{margin:15mm}',
  'html{font-size:87.5%!important}',
  'main{padding:0!important;min-height:0!important}',
  // Printers leave grounds out, upon which light text would stand on white.
  '*,::before,::after{background:none!important;box-shadow:none!important}',
  'body :not(svg,svg *){color:#0b1f3a!important}',
  'main a[href^=http]::after{content:" (" attr(href) ")";overflow-wrap:anywhere}',
].join('');

const holder = ':is(main,[role=dialog]) :has(>:is(section,article,table,h1,h2,h3))';

/** Browsers divide grids and rows badly among sheets, and lay their parts over each other. */
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
  // A head is repeated on every sheet, but no button in it.
  'th button{display:contents!important}th button svg{display:none!important}',
  'td select{appearance:none;border:0!important;padding:0!important;min-width:0!important;min-height:0!important}',
].join('');

export const printStyles = `<style media="print">${alone}${text}${sheets}${tables}</style>`;
