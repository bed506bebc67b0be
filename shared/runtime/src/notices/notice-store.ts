import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AlertKind } from '../alerts/alert-store';

/** A short message that needs no answer and disappears by itself. */
export type Notice = {
  kind: AlertKind;
  text: string;
  action?: { label: string; run: () => void };
};

/** A notice in the list. The id closes it with `dismissNotice`. */
export type ShownNotice = Notice & { id: number };

const noticeStore = createStore<readonly ShownNotice[]>()(() => []);
let lastId = 0;

/** Shows a notice and returns its id. Replaces notices of the same kind without an action. */
export function showNotice(notice: Notice) {
  lastId += 1;
  const others = noticeStore
    .getState()
    .filter(({ kind, action }) => action ?? kind !== notice.kind);
  noticeStore.setState([...others, { ...notice, id: lastId }], true);
  return lastId;
}

/** Removes the notice with this id, as returned by `showNotice`. Ignores unknown ids. */
export const dismissNotice = (id: number) =>
  noticeStore.setState((notices) => notices.filter((notice) => notice.id !== id), true);

/**
 * Returns the notices to show, oldest first. Used by the shell, which also removes them after a
 * time.
 */
export const useNotices = () => useStore(noticeStore);
