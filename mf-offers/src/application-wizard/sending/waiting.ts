import type { DraftStore } from '../draft/draft-store';
import { hasBegun, type SendingState } from './sending-state';
import { createRetryTimer } from './waits';

type State = { get: () => SendingState; set: (state: SendingState) => void };

/** Maximum delay of an automatic retry, in milliseconds. Later the visitor must send again. */
const longestDelay = 2 * 60 * 1000;

/** Waits before a retry. Cancels them if the visitor edits the answers, which may be incomplete. */
export function createWaiting(store: DraftStore, { get, set }: State) {
  const waits = createRetryTimer();
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

  /** Waits as long as the server asked, even across a reload of the page. */
  function until(moment: number, goOn: () => void) {
    store.change({ sendAgainAt: moment });
    begin(moment);
    waits.until(moment, goOn);
  }

  function forConnection(goOn: () => void) {
    begin();
    waits.forConnection(goOn);
  }

  /** Resumes the wait of an earlier visit if the application is still valid. */
  async function resume(isValid: () => Promise<boolean>, goOn: () => void) {
    const { sendAgainAt } = store.get().draft;
    if (sendAgainAt === undefined || get().phase !== 'idle') return;
    if (Date.now() - sendAgainAt > longestDelay) return stop('late');
    if (!(await isValid())) return stop();
    if (get().phase === 'idle') until(sendAgainAt, goOn);
  }

  return { until, forConnection, resume, stop, forgetLosses: () => waits.forgetLosses() };
}

/** The values that the visitor can edit during the wait. */
function answersIn(store: DraftStore) {
  const { answers, joinsTalentPool } = store.get().draft;
  return JSON.stringify([answers, joinsTalentPool]);
}
