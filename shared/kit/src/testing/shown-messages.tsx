import { Portal } from '@chakra-ui/react/portal';
import {
  answerConfirmation,
  closeAlert,
  dismissNotice,
  useAlert,
  useConfirmation,
  useNotices,
} from '@portal/runtime';
import { useEffect, useRef } from 'react';

/**
 * Alerts, confirmations and notices of the shell, without its styles. As in the shell, they stay
 * usable next to an open dialog, which hides the rest of the page and blocks its input.
 */
export function ShownMessages() {
  useEffect(() => forgetMessages, []);

  return (
    <Portal>
      <div data-live-announcer style={{ pointerEvents: 'auto' }}>
        <ShownAlert />
        <ShownConfirmation />
        <ShownNotices />
      </div>
    </Portal>
  );
}

function ShownAlert() {
  const alert = useAlert();
  if (!alert) return undefined;

  return (
    <div role="alertdialog" aria-label={alert.title}>
      <p>{alert.text}</p>
      <Details of={alert.details} />
      {alert.moreText && <p>{alert.moreText}</p>}
      {alert.links?.map(({ label, path }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
      <button onClick={closeAlert}>Aceptar</button>
    </div>
  );
}

function ShownConfirmation() {
  const confirmation = useConfirmation();
  if (!confirmation) return undefined;

  return (
    <div role="alertdialog" aria-label={confirmation.title}>
      <p>{confirmation.text}</p>
      <Details of={confirmation.details} />
      <button onClick={() => answerConfirmation(false)}>{confirmation.cancelLabel}</button>
      <button onClick={() => answerConfirmation(true)}>{confirmation.confirmLabel}</button>
    </div>
  );
}

function Details({ of: lines = [] }: { of: readonly string[] | undefined }) {
  return (
    <ul aria-label="details">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function ShownNotices() {
  const notices = useNotices();
  const unread = useRef(notices);
  useEffect(() => {
    unread.current = notices;
  }, [notices]);
  useEffect(() => () => unread.current.forEach(({ id }) => dismissNotice(id)), []);

  return notices.map(({ id, text, action }) => (
    <div key={id} role="status">
      {text}
      {action && <button onClick={action.run}>{action.label}</button>}
    </div>
  ));
}

/** More alerts than any test leaves open. */
const unreadAlerts = 5;

/** Closes all messages, so that the next test does not see them. */
function forgetMessages() {
  answerConfirmation(false);
  for (let count = 0; count < unreadAlerts; count += 1) closeAlert();
}
