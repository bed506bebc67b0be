// While a canary runs, a browser draws once which share of the visitors it belongs to: a number that one in a
// hundred has. The server reads it with the next page, and never sets it.

import { starter } from './tell-loads.js';

const shareLasts = 90 * 24 * 60 * 60;

function drawShare() {
  const share = Math.floor(Math.random() * 100);
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${shareCookie}=${share};path=/;max-age=${shareLasts};samesite=lax${secure}`;
}

try {
  if ('drawsShare' in starter && !document.cookie.includes(`${shareCookie}=`)) drawShare();
} catch {
  // Who takes no cookies gets what is live.
}
