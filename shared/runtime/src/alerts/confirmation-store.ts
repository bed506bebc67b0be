import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A question that is asked before something is done that is hard to undo. */
export type Confirmation = {
  title: string;
  text?: string;
  /** Lines of a list below the text. */
  details?: readonly string[];
  confirmLabel: string;
  cancelLabel: string;
};

/** The id tells one question from the next, which may say the same. */
export type ShownConfirmation = Confirmation & { id: number };

type Asked = ShownConfirmation & { answer: (isConfirmed: boolean) => void };

const confirmationStore = createStore<{ asked: Asked | undefined; nextId: number }>()(() => ({
  asked: undefined,
  nextId: 1,
}));

/** Asks, and settles with the answer. A question that another one replaces counts as declined. */
export function askConfirmation(confirmation: Confirmation) {
  answerConfirmation(false);
  return new Promise<boolean>((resolve) => {
    confirmationStore.setState(({ nextId }) => ({
      asked: { ...confirmation, id: nextId, answer: resolve },
      nextId: nextId + 1,
    }));
  });
}

export function answerConfirmation(isConfirmed: boolean) {
  const { asked } = confirmationStore.getState();
  confirmationStore.setState({ asked: undefined });
  asked?.answer(isConfirmed);
}

export const useConfirmation = (): ShownConfirmation | undefined =>
  useStore(confirmationStore, ({ asked }) => asked);
