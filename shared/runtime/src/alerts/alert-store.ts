import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Severity of an alert or a notice, which selects its icon and colours. */
export type AlertKind = 'success' | 'error' | 'warning' | 'info';

/** A message that stays until the user closes it: the modal alert of S8.46. */
export type Alert = {
  kind: AlertKind;
  title: string;
  text: string;
  /** List items below the text, such as the errors of a refused form. */
  details?: readonly string[];
  /** Links beside the close button. */
  links?: readonly { label: string; path: string }[];
  /** A last line that may arrive while the alert is open. It must not reject. */
  more?: Promise<string>;
};

/** The id distinguishes alerts with equal content. */
export type ShownAlert = Omit<Alert, 'more'> & { id: number; moreText?: string };

type Waiting = { alert: ShownAlert; readonly onClosed: (() => void)[] };

const alertStore = createStore<readonly Waiting[]>()(() => []);
let lastId = 0;

/**
 * Queues an alert; resolves when the user has closed it. Reuses an equal alert in the queue, as one
 * outage makes several calls fail.
 */
export function showAlert({ more, ...alert }: Alert) {
  return new Promise<void>((resolve) => {
    const queue = alertStore.getState();
    const alike = queue.find((waiting) => saysTheSame(waiting.alert, alert));
    if (alike) {
      alike.onClosed.push(resolve);
      return;
    }
    lastId += 1;
    const waiting: Waiting = { alert: { ...alert, id: lastId }, onClosed: [resolve] };
    alertStore.setState([...queue, waiting], true);
    void more?.then((moreText) => addText(waiting, moreText));
  });
}

function addText(waiting: Waiting, moreText: string) {
  waiting.alert = { ...waiting.alert, moreText };
  alertStore.setState((queue) => [...queue], true);
}

const saysTheSame = (one: ShownAlert, other: Omit<Alert, 'more'>) =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

const textsOf = ({ kind, title, text, details, links }: Omit<Alert, 'more'>) => [
  kind,
  title,
  text,
  details,
  links,
];

/**
 * Closes the alert that is shown, resolves its `showAlert` calls and shows the next one of the
 * queue.
 */
export function closeAlert() {
  const [shown, ...queue] = alertStore.getState();
  alertStore.setState(queue, true);
  for (const tell of shown?.onClosed ?? []) tell();
}

/**
 * Returns the alert to show, the first of the queue; undefined if the queue is empty. Used by the
 * shell's dialog.
 */
export const useAlert = (): ShownAlert | undefined =>
  useStore(alertStore, ([shown]) => shown?.alert);
