import { useLocation, useNavigate } from '@portal/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { steps, type Step } from '../on-device/wizard-draft';
import { isReached } from './draft/furthest-step';
import type { DraftStore } from './draft/draft-store';
import type { Sending } from './sending/sending';

/** State of a history entry: its step, and the number of the form's entries before it. */
type EntryState = { step: Step; depth: number };

/**
 * The steps as history entries with the form's single address (specification §2), so that the back
 * button returns one step. The draft holds the current step; an entry only requests one.
 */
export function useStepHistory(store: DraftStore, sending: Sending) {
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const entry = entryOf(state);
  const { step: shown, depth = 0 } = entry ?? {};
  // Updated at once, because the router navigates later.
  const place = useRef(depth);
  const leave = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    place.current = depth;
    if (!leave.current && entry) showStep(entry.step, store, sending);
    // Once per history entry; each has its own key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, store, sending]);

  useEffect(() => {
    if (depth === 0) leave.current?.();
  });

  /**
   * True if this step is still current. The visitor may have left it during an asynchronous call.
   */
  const isAt = useCallback(
    (step: Step) => !store.isClosed() && sending.isShown() && store.get().draft.step === step,
    [store, sending],
  );

  const goOn = useCallback(
    (step: Step) => {
      if (!isReached(step, store.get())) return;
      const here = { step: store.get().draft.step, depth: place.current };
      if (shown !== here.step) void navigate(pathname, { replace: true, state: here });
      place.current += 1;
      void navigate(pathname, { state: { step, depth: place.current } });
      store.change({ step });
    },
    [navigate, pathname, shown, store],
  );

  /** A draft may have been opened at a later step, without earlier entries of the form. */
  const goBack = useCallback(() => {
    const step = steps[steps.indexOf(store.get().draft.step) - 1] ?? steps[0];
    store.change({ step });
    if (place.current === 0) return;
    place.current -= 1;
    void navigate(-1);
  }, [navigate, store]);

  /**
   * Navigates to another page and replaces all entries of the form, so that the back button skips
   * them.
   */
  const leaveFor = useCallback(
    (path: string, pageState?: unknown) => {
      leave.current = () => void navigate(path, { replace: true, state: pageState });
      if (place.current > 0) void navigate(-place.current);
      else leave.current();
    },
    [navigate],
  );

  return { isAt, goOn, goBack, leaveFor };
}

export type StepHistory = ReturnType<typeof useStepHistory>;

/** Shows a step only if the previous ones are complete and nothing is being sent. */
function showStep(step: Step, store: DraftStore, sending: Sending) {
  const state = store.get();
  if (step === state.draft.step || !isReached(step, state)) return;
  sending.pause();
  if (sending.get().phase === 'idle') store.change({ step });
}

function entryOf(state: unknown): EntryState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const step = steps.find((each) => each === Reflect.get(state, 'step'));
  return step && { step, depth: Number(Reflect.get(state, 'depth')) || 0 };
}
