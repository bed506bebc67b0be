import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AlertKind } from '../alerts/alert-store';

/** A short message that asks for nothing and goes by itself. */
export type Notice = {
  kind: AlertKind;
  text: string;
  action?: { label: string; run: () => void };
};

export type ShownNotice = Notice & { id: number };

const noticeStore = createStore<{ notices: readonly ShownNotice[]; nextId: number }>()(() => ({
  notices: [],
  nextId: 1,
}));

/** Shows a notice and returns its id, by which it can be dismissed. */
export function showNotice(notice: Notice) {
  const { nextId, notices } = noticeStore.getState();
  noticeStore.setState({ nextId: nextId + 1, notices: [...notices, { ...notice, id: nextId }] });
  return nextId;
}

export const dismissNotice = (id: number) =>
  noticeStore.setState(({ notices }) => ({
    notices: notices.filter((notice) => notice.id !== id),
  }));

export const useNotices = () => useStore(noticeStore, ({ notices }) => notices);
