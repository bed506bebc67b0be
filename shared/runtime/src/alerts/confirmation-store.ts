import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A question that is asked before something is done that is hard to undo. */
export type Confirmation = {
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
};

type Asked = Confirmation & { answer: (isConfirmed: boolean) => void };

const confirmationStore = createStore<{ asked: Asked | undefined }>()(() => ({ asked: undefined }));

/** Asks, and settles with the answer. A question that another one replaces counts as declined. */
export function askConfirmation(confirmation: Confirmation) {
  answerConfirmation(false);
  return new Promise<boolean>((resolve) => {
    confirmationStore.setState({ asked: { ...confirmation, answer: resolve } });
  });
}

export function answerConfirmation(isConfirmed: boolean) {
  const { asked } = confirmationStore.getState();
  confirmationStore.setState({ asked: undefined });
  asked?.answer(isConfirmed);
}

export const useConfirmation = (): Confirmation | undefined =>
  useStore(confirmationStore, ({ asked }) => asked);
