import type { Problem } from './development-state';
import { panelStyles } from './panel-styles';

let panel: Panel | undefined;
let shown = '[]';

/** Shows why the page is not what its sources say, until all of it is mended or somebody closes it. */
export function showProblems(problems: readonly Problem[]) {
  const wanted = JSON.stringify(problems);
  if (wanted === shown) return;
  shown = wanted;
  panel?.remove();
  panel = undefined;
  if (problems.length > 0) panel = openPanel(problems);
}

type Panel = HTMLElement;

/** Apart from the site's styles and its React, above everything of the page, dialogs too. */
function openPanel(problems: readonly Problem[]): Panel {
  const host = document.createElement('div');
  host.popover = 'manual';
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(panelStyles);
  shadow.adoptedStyleSheets = [styles];
  const alert = element('section', [
    element('button', ['Cerrar']),
    ...problems.map(article),
    note(),
  ]);
  alert.setAttribute('role', 'alert');
  alert.querySelector('button')?.addEventListener('click', () => host.remove());
  document.body.append(host);
  host.showPopover();
  // What is put into a page that is already read aloud is announced.
  shadow.append(alert);
  return host;
}

function article({ title, place, excerpt, detail }: Problem) {
  const code = element(
    'pre',
    excerpt.map(({ line, text }) =>
      excerptLine(`${line} `.padStart(5) + text, line === place?.line),
    ),
  );
  // Long lines scroll, by the keyboard too.
  code.tabIndex = 0;
  return element('article', [
    element('h2', [title]),
    ...(place ? [element('p', [`${place.file}, línea ${place.line}`])] : []),
    ...(excerpt.length > 0 ? [code] : []),
    element('pre', [detail]),
  ]);
}

const excerptLine = (text: string, isMarked: boolean) =>
  element(isMarked ? 'mark' : 'span', [`${text}\n`]);

const note = () =>
  element('p', [
    'La página sigue con lo último que se pudo construir. Este aviso se va al corregir el error.',
  ]);

function element(name: string, content: readonly (string | HTMLElement)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
