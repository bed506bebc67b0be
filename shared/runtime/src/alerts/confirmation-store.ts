import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Confirmation = {
  title: string;
  text?: string;
  details?: readonly string[];
  confirmLabel: string;
  cancelLabel: string;
};

/** The id distinguishes questions with equal content. */
export type ShownConfirmation = Confirmation & { id: number };

type Asked = ShownConfirmation & { answer: (isConfirmed: boolean) => void };

const confirmationStore = createStore<Asked | undefined>()(() => undefined);
let lastId = 0;

/**
 * Asks a question and resolves with the answer. A question that another one replaces counts as
 * declined.
 */
export function askConfirmation(confirmation: Confirmation) {
  answerConfirmation(false);
  lastId += 1;
  const id = lastId;
  return new Promise<boolean>((answer) =>
    confirmationStore.setState({ ...confirmation, id, answer }, true),
  );
}

/**
 * Closes the question that is shown and resolves its `askConfirmation` call. Does nothing without a
 * question.
 */
export function answerConfirmation(isConfirmed: boolean) {
  const asked = confirmationStore.getState();
  confirmationStore.setState(undefined, true);
  asked?.answer(isConfirmed);
}

/** Returns the question to show; undefined if there is none. Used by the shell's dialog. */
export const useConfirmation = (): ShownConfirmation | undefined => useStore(confirmationStore);
