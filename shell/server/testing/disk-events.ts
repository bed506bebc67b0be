import { setImmediate as nextTurn } from 'node:timers/promises';

/** Settles once whoever watches the disk has been told of what was written: after a whole turn of the event loop. */
export async function diskEvents() {
  await nextTurn();
  await nextTurn();
}
