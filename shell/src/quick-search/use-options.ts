import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFirstKeys } from './use-first-keys';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Options = {
  /** Keeps the focus while the arrow keys move through the options. */
  field: RefObject<HTMLInputElement | null>;
  count: number;
  /** True while the options may still change. */
  isSearching: boolean;
};

type Place = 'this tab' | 'another tab';

/** The active link of a list, with keys to move and to open it. */
export function useOptions({ field, count, isSearching }: Options) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  /** Target of a result that the user requested by Enter before it was loaded. */
  const awaitedIn = useRef<Place>(undefined);
  const current = Math.min(active, count - 1);
  const optionAt = (index: number) => list.current?.querySelectorAll('a')[index];

  function move(step: number) {
    const next = (current + step + count) % count;
    setActive(next);
    optionAt(next)?.scrollIntoView({ block: 'nearest' });
  }

  function open(place: Place) {
    if (isSearching) awaitedIn.current = place;
    else follow(optionAt(current), place);
  }

  useFirstKeys((event) => {
    if (document.activeElement !== field.current) return;
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      move(step);
    }
    if (event.key === 'Enter') {
      // Otherwise the same key press would answer the question of an unsaved form.
      event.preventDefault();
      open(event.ctrlKey || event.metaKey ? 'another tab' : 'this tab');
    }
  });

  const openAwaited = useEffectEvent((place: Place) => follow(optionAt(current), place));
  useEffect(() => {
    const place = awaitedIn.current;
    if (isSearching || !place) return;
    awaitedIn.current = undefined;
    openAwaited(place);
  }, [isSearching]);

  function begin() {
    setActive(0);
    awaitedIn.current = undefined;
  }

  return { list, current, begin };
}

function follow(link: HTMLAnchorElement | undefined, place: Place) {
  // Opened by this window, so that the new tab inherits its session. The browser blocks it a few
  // seconds after the key press.
  const isOpened = place === 'another tab' && link && window.open(link.href);
  if (!isOpened) link?.click();
}
