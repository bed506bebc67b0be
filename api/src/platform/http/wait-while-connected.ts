import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns false at once if the client disconnects. */
export async function waitWhileConnected(response: ServerResponse, milliseconds: number) {
  const left = new AbortController();
  const leave = () => left.abort();
  response.once('close', leave);
  if (response.destroyed) leave();
  try {
    await wait(milliseconds, undefined, { signal: left.signal });
    return true;
  } catch (error) {
    if (left.signal.aborted) return false;
    throw error;
  } finally {
    response.off('close', leave);
  }
}
