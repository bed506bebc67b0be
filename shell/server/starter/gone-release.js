// A page may be older than the release that it began with is kept. Once a part of that is gone no try brings it,
// so the page says so and offers to be loaded anew, with what was typed.

import { keepTyped } from './keep-over-reload.js';
import { hasCome, nameOf } from './tell-loads.js';

const goneText =
  'Esta página quedó abierta mucho tiempo y su versión ya no está disponible. Recárgala para seguir; intentaremos conservar lo que escribiste. ';

/** In the look of the notice that the shell has taken away. */
function showGone() {
  if (document.querySelector('#portal-notice')) return;
  const region = document.createElement('div');
  region.id = 'portal-notice';
  region.role = 'status';
  region.dataset.shown = '';
  document.body.append(region);
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = '';
  link.textContent = 'Recargar';
  link.addEventListener('click', keepTyped);
  text.append(goneText, link);
  // A screen reader reads what changes in a region that is there.
  setTimeout(() => region.append(text), 100);
}

function lookForGone({ target }) {
  if (!(target instanceof HTMLScriptElement)) return;
  const { pathname } = new URL(target.src);
  if (!hasCome(nameOf(pathname))) return;
  fetch(pathname, { method: 'HEAD', cache: 'no-store' })
    // Whatever else is wrong may be over soon.
    .then(({ status }) => status === 404 && showGone())
    .catch(() => undefined);
}

// The errors of scripts do not bubble.
addEventListener('error', lookForGone, true);
