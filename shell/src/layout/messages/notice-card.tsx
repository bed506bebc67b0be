import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import type { Elements } from '@portal/kit/ui/elements';
import { IconButton } from '@portal/kit/ui/icon-button';
import { dismissNotice, type AlertKind, type ShownNotice } from '@portal/runtime';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { returnFocus } from '../../modal/focus-memory';
import { KindIcon } from './kind-icon';

/** Time until a notice closes, in milliseconds, after the pointer has left it. */
const lifetime = 10_000;

export function NoticeCard({ notice: { id, kind, text, action } }: { notice: ShownNotice }) {
  const lifetimeProps = useLifetime(id);

  function act() {
    action?.run();
    dismissNotice(id);
  }

  return (
    <Card {...lifetimeProps} kind={kind} text={text}>
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
    </Card>
  );
}

/** Closes the notice after its lifetime, but not under the pointer or with the focus inside. */
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

type CardProps = Omit<ComponentProps<typeof Frame>, 'children'> & {
  kind: AlertKind;
  text: ReactNode;
  children?: Elements;
};

export const Card = ({ kind, text, children, ...rest }: CardProps) => (
  <Frame {...rest}>
    <KindIcon kind={kind} size="28px" />
    <chakra.p flex="1 1 12rem" minWidth="0" paddingBlock="1.5" textStyle="sm">
      {text}
    </chakra.p>
    {children}
  </Frame>
);

const Frame = chakra('div', {
  base: {
    display: 'flex',
    // Buttons wrap below the text if there is little room.
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '3',
    padding: '2',
    paddingInlineStart: '4',
    bg: 'ink',
    color: 'white',
    // A border that is visible on dark backgrounds.
    borderWidth: '1px',
    borderColor: 'rgba(255, 255, 255, 0.24)',
    borderRadius: 'md',
    boxShadow: 'md',
    animation: 'rise-in 200ms ease-out',
  },
});
