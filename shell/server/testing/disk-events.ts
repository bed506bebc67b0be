import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Resolves when file watchers have been notified of earlier writes: after a full turn of the event
 * loop.
 */
export async function diskEvents() {
  await nextTurn();
  await nextTurn();
}
