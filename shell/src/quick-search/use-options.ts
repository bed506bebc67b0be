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

type Place = 'this tab' | 'another tab';

/** Which of a list of links is the active one, and the keys that move to the next and open it. */
export function useOptions({ field, count, isSearching }: Options) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  /** Where what is found opens: Enter was pressed before. */
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
      // The same key would answer the question that an unsaved form may ask about the press below.
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

  /** Something else is sought. */
  function begin() {
    setActive(0);
    awaitedIn.current = undefined;
  }

  return { list, current, begin };
}

function follow(link: HTMLAnchorElement | undefined, place: Place) {
  // With an opener, the new tab has the session of this one. Some seconds after the key, a browser refuses it.
  const isOpened = place === 'another tab' && link && window.open(link.href);
  if (!isOpened) link?.click();
}
