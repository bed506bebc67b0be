import { openChannel } from '@portal/kit/live/open-channel';

/** Channel on which tabs announce ended sessions. */
const channelName = 'portal-cierre';

/** Tells other tabs that a session has ended. A duplicated tab has the same session. */
export const broadcastSignOut = (token: string) => tell(token);

/**
 * Removes this browser's cached pages with a listener, because Chromium would paint them once
 * before they can hide.
 */
export const forgetKeptPages = () => tell('');

function tell(token: string) {
  const channel = openChannel(channelName);
  channel?.postMessage(token);
  channel?.close();
}

/**
 * Calls the listener when another tab ends the session of this token. Returns a function that stops
 * it.
 */
export function onSignedOut(token: string, listener: () => void) {
  const channel = openChannel(channelName);
  channel?.addEventListener('message', ({ data }) => data === token && listener());
  return () => channel?.close();
}
