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
  /** A last line, which may come while the alert is being read. It must not fail. */
  more?: Promise<string>;
};

/** The id tells one alert from the next, which may say the same. */
export type ShownAlert = Omit<Alert, 'more'> & { id: number; moreText?: string };

type Waiting = { alert: ShownAlert; readonly onClosed: (() => void)[] };

const alertStore = createStore<readonly Waiting[]>()(() => []);
let lastId = 0;

/**
 * Shows an alert after those already waiting; settles when the reader has closed it. One that says
 * what another says is read once: an outage fails several calls, and each of them tells.
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

export function closeAlert() {
  const [shown, ...queue] = alertStore.getState();
  alertStore.setState(queue, true);
  for (const tell of shown?.onClosed ?? []) tell();
}

export const useAlert = (): ShownAlert | undefined =>
  useStore(alertStore, ([shown]) => shown?.alert);
