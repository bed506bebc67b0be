import type { DraftStore } from '../draft/draft-store';
import { hasBegun, type SendingState } from './sending-state';
import { createWaits } from './waits';

type State = { get: () => SendingState; set: (state: SendingState) => void };

/** Milliseconds. What was to be sent longer ago is sent by its visitor, who may think otherwise by now. */
const longestDelay = 2 * 60 * 1000;

/** The waits of a sending. They end once something else would be sent, which may be half a sentence. */
export function createWaiting(store: DraftStore, { get, set }: State) {
  const waits = createWaits();
  let waitsWith: string | undefined;
  store.subscribe(() => {
    if (get().phase === 'waiting' && answersIn(store) !== waitsWith) stop('changed');
  });

  function begin(moment?: number) {
    waitsWith = answersIn(store);
    set({ ...get(), phase: 'waiting', until: moment });
  }

  function stop(stopped?: SendingState['stopped']) {
    waits.stop();
    if (!hasBegun(get())) set({ phase: 'idle', stopped });
    store.forgetLater();
  }

  /** As long as the server has asked to, also when the page is loaded again meanwhile. */
  function until(moment: number, goOn: () => void) {
    store.change({ sendAgainAt: moment });
    begin(moment);
    waits.until(moment, goOn);
  }

  function forConnection(goOn: () => void) {
    begin();
    waits.forConnection(goOn);
  }

  /** Goes on to wait for what an earlier visit was to send, where it can still be sent as it is. */
  async function resume(isValid: () => Promise<boolean>, goOn: () => void) {
    const { sendAgainAt } = store.get().draft;
    if (sendAgainAt === undefined || get().phase !== 'idle') return;
    if (Date.now() - sendAgainAt > longestDelay) return stop('late');
    if (!(await isValid())) return stop();
    if (get().phase === 'idle') until(sendAgainAt, goOn);
  }

  return { until, forConnection, resume, stop, forgetLosses: () => waits.forgetLosses() };
}

/** What can be changed while an application waits. */
function answersIn(store: DraftStore) {
  const { answers, joinsTalentPool } = store.get().draft;
  return JSON.stringify([answers, joinsTalentPool]);
}
