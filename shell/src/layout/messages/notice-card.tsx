import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { IconButton } from '@portal/kit/ui/icon-button';
import { dismissNotice, type ShownNotice } from '@portal/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { returnFocus } from '../modal/focus-memory';
import { KindIcon } from './kind-icon';
import { noticeLook } from './notice-look';

/** How long a notice stays, in milliseconds, after nobody points at it any more. */
const lifetime = 10_000;

export function NoticeCard({ notice: { id, kind, text, action } }: { notice: ShownNotice }) {
  const lifetimeProps = useLifetime(id);

  function act() {
    action?.run();
    dismissNotice(id);
  }

  return (
    <chakra.div {...lifetimeProps} css={noticeLook}>
      <KindIcon kind={kind} size="28px" />
      <chakra.p flex="1 1 12rem" minWidth="0" paddingBlock="1.5" textStyle="sm">
        {text}
      </chakra.p>
      {action && (
        <Button variant="inverted" size="sm" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton
        label="Cerrar aviso"
        onClick={() => dismissNotice(id)}
        color="inherit"
        _hover={{ bg: 'rgba(255, 255, 255, 0.12)' }}
        _focusVisible={{ outlineColor: 'white' }}
      >
        <Cross />
      </IconButton>
    </chakra.div>
  );
}

/** Dismisses the notice in time, though not while somebody points at it or has the focus in it. */
function useLifetime(id: number) {
  const card = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);

  useEffect(() => {
    if (isPointedAt) return undefined;
    const timer = setInterval(() => {
      if (!card.current?.matches(':focus-within')) dismissNotice(id);
    }, lifetime);
    return () => clearInterval(timer);
  }, [id, isPointedAt]);

  useLayoutEffect(() => {
    const { current: element } = card;
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(element);
    };
  }, []);

  return {
    ref: card,
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
  };
}

const Cross = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 20 20"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="m5 5 10 10M15 5 5 15" />
  </svg>
);
