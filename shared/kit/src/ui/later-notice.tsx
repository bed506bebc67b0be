import { chakra } from '@chakra-ui/react/styled-system';
import { waitingTime } from '@portal/contract/waiting-time';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { InlineNotice } from './inline-notice';

type LaterNoticeProps = {
  /** Time of sending, in milliseconds since 1970. */
  at: number;
  onStop: () => void;
};

/** Countdown until a form is sent again, with a button to cancel. */
export function LaterNotice({ at, onStop }: LaterNoticeProps) {
  const seconds = useSecondsUntil(at);
  const [first] = useState(seconds);

  return (
    <InlineNotice
      kind="warning"
      action={
        <Button variant="outline" size="sm" onClick={onStop}>
          No enviar después
        </Button>
      }
    >
      <span>Hay demasiados envíos en este momento. No pierdes nada: se enviará solo en </span>
      {/* Announced once instead of every second. */}
      <chakra.span srOnly>{waitingTime(first)}</chakra.span>
      <chakra.span aria-hidden fontWeight="600" fontVariantNumeric="tabular-nums">
        {clock(seconds)}
      </chakra.span>
      <span>.</span>
    </InlineNotice>
  );
}

/** Replaces the countdown after a change, because the new text may be unfinished. */
export const ChangedNotice = () => (
  <InlineNotice kind="warning">
    Cambiaste lo que se iba a enviar, así que ya no se enviará solo. Envíalo cuando termines.
  </InlineNotice>
);

function useSecondsUntil(at: number) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
