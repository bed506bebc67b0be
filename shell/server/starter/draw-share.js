// While a canary runs, each browser draws once the number of its share, from 0 to 99. The server
// only reads it, with the next page.

import { starter } from './report-loads.js';

const shareLasts = 90 * 24 * 60 * 60;

function drawShare() {
  const share = Math.floor(Math.random() * 100);
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${shareCookie}=${share};path=/;max-age=${shareLasts};samesite=lax${secure}`;
}

try {
  if ('drawsShare' in starter && !document.cookie.includes(`${shareCookie}=`)) drawShare();
} catch {
  // Browsers without cookies get the live releases.
}
