import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFirstKeys } from './use-first-keys';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Options = {
  /** Where the focus stays while the arrows move through the options. */
  field: RefObject<HTMLInputElement | null>;
  count: number;
  /** There may be other ones in a moment. */
  isSearching: boolean;
};

/** Which of a list of links is the active one, and the keys that move to the next and open it. */
export function useOptions({ field, count, isSearching }: Options) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  /** Enter was pressed before anything was found. */
  const isAwaited = useRef(false);
  const current = Math.min(active, count - 1);
  const optionAt = (index: number) => list.current?.querySelectorAll('a')[index];

  function move(step: number) {
    const next = (current + step + count) % count;
    setActive(next);
    optionAt(next)?.scrollIntoView({ block: 'nearest' });
  }

  function open(isInNewTab: boolean) {
    if (isSearching) isAwaited.current = true;
    // With an opener, the new tab has the session of this one.
    else if (isInNewTab) window.open(optionAt(current)?.href);
    else optionAt(current)?.click();
  }

  useFirstKeys((event) => {
    if (document.activeElement !== field.current) return;
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      move(step);
    }
    if (event.key === 'Enter') {
      // The same key would answer the question that an unsaved form may ask about the press below.
      event.preventDefault();
      open(event.ctrlKey || event.metaKey);
    }
  });

  const openAwaited = useEffectEvent(() => optionAt(current)?.click());
  useEffect(() => {
    if (isSearching || !isAwaited.current) return;
    isAwaited.current = false;
    openAwaited();
  }, [isSearching]);

  /** Something else is sought. */
  function begin() {
    setActive(0);
    isAwaited.current = false;
  }

  return { list, current, begin };
}
