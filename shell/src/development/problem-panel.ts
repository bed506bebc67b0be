import type { Problem } from './development-state';
import { panelStyles } from './panel-styles';

let panel: Panel | undefined;
let shown = '[]';

/** Shows the problems until all are fixed or the panel is closed. */
export function showProblems(problems: readonly Problem[]) {
  const wanted = JSON.stringify(problems);
  if (wanted === shown) return;
  shown = wanted;
  panel?.remove();
  panel = undefined;
  if (problems.length > 0) panel = openPanel(problems);
}

type Panel = HTMLElement;

/** Isolated from the site's styles and React, above the page and its dialogs. */
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
  // Added after the host, so that screen readers announce it.
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
  // Focusable, so that long lines scroll by keyboard.
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
