import {
  cloneElement,
  Suspense,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { MenuAskedBy } from './menu-asked-by';

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

type MenuOnDemandProps = {
  /** The button that the menu opens from. */
  trigger: ReactElement<TriggerProps>;
  /** An `ActionMenu` with such a button, as a `lazyPart`. */
  children: ReactElement;
};

/**
 * A button whose menu comes when it is first asked for: a list has hundreds of them, and most are
 * never opened.
 */
export function MenuOnDemand({ trigger, children }: MenuOnDemandProps) {
  const [askedBy, setAskedBy] = useState<'key' | 'pointer'>();
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click without a place comes from a key.
    onClick: ({ detail }) => setAskedBy(detail === 0 ? 'key' : 'pointer'),
    onKeyDown: ({ key }) => key === 'ArrowDown' && setAskedBy('key'),
  });

  if (!askedBy) return closed;
  return (
    <MenuAskedBy value={askedBy}>
      <Suspense fallback={closed}>{children}</Suspense>
    </MenuAskedBy>
  );
}
