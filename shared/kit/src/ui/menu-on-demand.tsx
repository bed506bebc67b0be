import {
  cloneElement,
  Suspense,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

type MenuOnDemandProps = {
  /** The button that the menu opens from. */
  trigger: ReactElement<TriggerProps>;
  /** An `ActionMenu` with such a button, as a `lazyPart`. */
  children: ReactNode;
};

/**
 * A button whose menu comes when it is first asked for: a list has hundreds of them, and most are
 * never opened.
 */
export function MenuOnDemand({ trigger, children }: MenuOnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  const open = () => setWanted(true);
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: ({ key }) => key === 'ArrowDown' && open(),
  });

  return isWanted ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
