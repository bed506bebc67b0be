import type { ApplicationStatus } from '@portal/contract/application-status';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type ReviewParts = {
  list: RefObject<HTMLElement | null>;
  curriculum: RefObject<HTMLElement | null>;
  answers: RefObject<HTMLElement | null>;
};

type ReviewKeys = {
  room: RefObject<HTMLElement | null>;
  parts: ReviewParts;
  statuses: readonly ApplicationStatus[];
  /** False if the user has turned off single-key shortcuts (WCAG 2.1.4). */
  isOn: boolean;
  actions: {
    move: (step: number) => void;
    nextUnreviewed: () => void;
    give: (status: ApplicationStatus) => void;
    undo: () => void;
    leave: () => void;
    help: () => void;
  };
};

const arrows: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Shortcuts of the review. They work only while the focus is inside, and never with Ctrl, Alt or
 * Meta.
 */
export function useReviewKeys({ room, parts, statuses, isOn, actions }: ReviewKeys) {
  const letters: Readonly<Record<string, (() => void) | undefined>> = {
    j: () => actions.move(1),
    k: () => actions.move(-1),
    n: actions.nextUnreviewed,
    u: actions.undo,
    v: () => parts.curriculum.current?.focus(),
    r: () => parts.answers.current?.focus(),
    '?': actions.help,
  };

  function actionOf({ key, target }: KeyboardEvent) {
    if (key === 'Escape') return actions.leave;
    // Elsewhere the arrow keys scroll.
    const step = target === parts.list.current ? arrows[key] : undefined;
    if (step !== undefined) return () => actions.move(step);
    if (!isOn) return undefined;
    const status = /^[1-9]$/.test(key) ? statuses[Number(key) - 1] : undefined;
    return status ? () => actions.give(status) : letters[key.toLowerCase()];
  }

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });

  // In a layout effect, so that shortcuts work from the first paint.
  useLayoutEffect(() => {
    const element = room.current;
    const listener = (event: KeyboardEvent) => handle(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [room]);
}
