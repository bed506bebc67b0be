import { useLocation, useNavigate } from '@portal/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { steps, type Step } from '../on-device/wizard-draft';
import { isReached } from './draft/furthest-step';
import type { DraftStore } from './draft/draft-store';
import type { Sending } from './sending/sending';

/** Of an entry of the history: the step that it shows, and how many entries of the form lie before it. */
type EntryState = { step: Step; depth: number };

/**
 * The steps as entries of the browser's history, all with the one address of the form (specification
 * §2), so that its way back goes one step back. The draft knows which step is shown; an entry only
 * asks for one.
 */
export function useStepHistory(store: DraftStore, sending: Sending) {
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const entry = entryOf(state);
  const { step: shown, depth = 0 } = entry ?? {};
  // A step that follows is shown at once, its entry a moment later.
  const place = useRef(depth);
  const leave = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    place.current = depth;
    if (!leave.current && entry) showStep(entry.step, store, sending);
    // Once for each entry that is come to; each has a key of its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, store, sending]);

  useEffect(() => {
    if (depth === 0) leave.current?.();
  });

  /** Whether a step is still the one that is filled in: it may have been left while something was waited for. */
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

  /** A draft may have been opened at a later step, with no entry of the form before it. */
  const goBack = useCallback(() => {
    const step = steps[steps.indexOf(store.get().draft.step) - 1] ?? steps[0];
    store.change({ step });
    if (place.current === 0) return;
    place.current -= 1;
    void navigate(-1);
  }, [navigate, store]);

  /** To another page, in the place of all entries of the form: the way back from there leads to none of them. */
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

/** Only a step whose turn has come; what is being sent is not changed meanwhile. */
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
