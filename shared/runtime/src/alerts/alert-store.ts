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

type Waiting = Alert & { close: () => void };

const alertStore = createStore<{ queue: readonly Waiting[] }>()(() => ({ queue: [] }));

/** Shows an alert after those already waiting; settles when the reader has closed it. */
export function showAlert(alert: Alert) {
  return new Promise<void>((resolve) => {
    alertStore.setState(({ queue }) => ({ queue: [...queue, { ...alert, close: resolve }] }));
  });
}

export function closeAlert() {
  const [shown, ...queue] = alertStore.getState().queue;
  alertStore.setState({ queue });
  shown?.close();
}

export const useAlert = (): Alert | undefined => useStore(alertStore, ({ queue }) => queue[0]);
