import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type AlertKind = 'success' | 'error' | 'warning' | 'info';

/** A message that waits for its reader: the modal alert of specification §8. */
export type Alert = {
  kind: AlertKind;
  title: string;
  text: string;
  /** Lines of a list below the text, such as the errors of a refused form. */
  details?: readonly string[];
  /** Ways on from here, shown beside the closing button. */
  links?: readonly { label: string; path: string }[];
};

/** The id tells one alert from the next, which may say the same. */
export type ShownAlert = Alert & { id: number };

type Waiting = ShownAlert & { close: () => void };

const alertStore = createStore<{ queue: readonly Waiting[]; nextId: number }>()(() => ({
  queue: [],
  nextId: 1,
}));

/** Shows an alert after those already waiting; settles when the reader has closed it. */
export function showAlert(alert: Alert) {
  return new Promise<void>((resolve) => {
    alertStore.setState(({ queue, nextId }) => ({
      queue: [...queue, { ...alert, id: nextId, close: resolve }],
      nextId: nextId + 1,
    }));
  });
}

export function closeAlert() {
  const [shown, ...queue] = alertStore.getState().queue;
  alertStore.setState({ queue });
  shown?.close();
}

export const useAlert = (): ShownAlert | undefined => useStore(alertStore, ({ queue }) => queue[0]);
