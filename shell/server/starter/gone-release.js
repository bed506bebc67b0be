// A page may stay open longer than its release is kept. When a file of the release is gone, the
// page offers a reload that keeps the input.

import { storeTypedValues } from './input-over-reload.js';
import { isRunningRelease, nameOf } from './report-loads.js';

const goneText =
  'Esta página quedó abierta mucho tiempo y su versión ya no está disponible. Recárgala para seguir; intentaremos conservar lo que escribiste. ';

/** Shows a notice like the initial one, which the shell has removed. */
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
  link.addEventListener('click', storeTypedValues);
  text.append(goneText, link);
  // Screen readers announce only changes in an existing live region.
  setTimeout(() => region.append(text), 100);
}

function lookForGone({ target }) {
  if (!(target instanceof HTMLScriptElement)) return;
  const { pathname } = new URL(target.src);
  if (!isRunningRelease(nameOf(pathname))) return;
  fetch(pathname, { method: 'HEAD', cache: 'no-store' })
    // Other errors may be temporary.
    .then(({ status }) => status === 404 && showGone())
    .catch(() => undefined);
}

// Error events of scripts do not bubble, so the listener captures.
addEventListener('error', lookForGone, true);
