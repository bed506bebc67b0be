import { chakra } from '@chakra-ui/react/styled-system';
import type { Session } from '@portal/runtime';
import { Suspense, useId } from 'react';
import { lazyWithRetry } from '../../start/lazily';
import { AccountIcon } from './account-icon';
import { inRow, menuLinkStyles } from './menu-link';
import { useDisclosure } from './use-disclosure';

// Loaded with the other staff tools, before the menu is opened.
const UserMenuItems = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: 'staff-tools' */ './user-menu-items')).UserMenuItems,
);

const NameButton = chakra('button', { base: menuLinkStyles });

type UserMenuProps = { session: Session; onChoose: () => void };

export function UserMenu({ session, onChoose }: UserMenuProps) {
  const { isOpen, close, toggle, container, button } = useDisclosure<HTMLDivElement>();
  const panelId = useId();

  function choose() {
    close();
    onChoose();
  }

  return (
    <chakra.div ref={container} position="relative">
      <NameButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        css={{ [inRow]: { maxWidth: 'clamp(96px, 10vw, 160px)' } }}
      >
        <AccountIcon />
        <chakra.span truncate>{session.user.username}</chakra.span>
        <Chevron isUp={isOpen} />
      </NameButton>
      <Suspense>
        <UserMenuItems id={panelId} isOpen={isOpen} session={session} onChoose={choose} />
      </Suspense>
    </chakra.div>
  );
}

/** Marks a button that opens a panel. */
function Chevron({ isUp }: { isUp: boolean }) {
  return (
    <chakra.svg
      boxSize="12px"
      flexShrink="0"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
      transition="transform 150ms"
      transform={isUp ? 'rotate(180deg)' : undefined}
    >
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </chakra.svg>
  );
}
