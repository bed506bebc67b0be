import { openChannel } from '@portal/kit/live/open-channel';

/** On which tabs tell each other of sessions that were ended. */
const channelName = 'portal-cierre';

/** Tells the other tabs of the browser: one that was duplicated has the same session. */
export const tellSignedOut = (token: string) => tell(token);

/**
 * Has the browser forget the pages that it keeps for the way back and that listen here. Chromium would paint such a
 * page once more as it was, before that can hide.
 */
export const forgetKeptPages = () => tell('');

function tell(token: string) {
  const channel = openChannel(channelName);
  channel?.postMessage(token);
  channel?.close();
}

/** Tells when the session of this token is ended in another tab. Returns the way to stop. */
export function onSignedOut(token: string, listener: () => void) {
  const channel = openChannel(channelName);
  channel?.addEventListener('message', ({ data }) => data === token && listener());
  return () => channel?.close();
}
