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
  trigger: ReactElement<TriggerProps>;
  /** An `ActionMenu` with the same button, as a `lazyPart`. */
  children: ReactElement;
};

/**
 * Button with a menu that is loaded when first opened. Lists have hundreds of them, most of which
 * are never opened.
 */
export function MenuOnDemand({ trigger, children }: MenuOnDemandProps) {
  const [askedBy, setAskedBy] = useState<'key' | 'pointer'>();
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // Clicks from the keyboard have `detail` 0.
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
