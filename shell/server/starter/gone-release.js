// A page may be older than the release that it began with is kept. Once a part of that is gone no try brings it,
// so the page says so and offers to be loaded anew, with what was typed.

import { keepTyped } from './keep-over-reload.js';
import { hasCome, nameOf } from './tell-loads.js';

const goneText =
  'Esta página quedó abierta mucho tiempo y su versión ya no está disponible. Recárgala para seguir; intentaremos conservar lo que escribiste. ';

/** Not what cannot be had for now. */
async function isGone(url) {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
}

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

async function lookForGone({ target }) {
  const { pathname = '' } = target instanceof HTMLScriptElement ? new URL(target.src) : {};
  if (!hasCome(nameOf(pathname))) return;
  try {
    if (await isGone(pathname)) showGone();
  } catch {
    // Away from the network nobody knows.
  }
}

// The errors of scripts do not bubble.
addEventListener('error', lookForGone, true);
