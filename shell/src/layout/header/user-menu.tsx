import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Session } from '@portal/runtime';
import { lazy, Suspense, useId } from 'react';
import { untilItWorks } from '../../start/next-chance';
import { AccountIcon } from './account-icon';
import { menuLinkStyles } from './menu-link';
import { useDisclosure } from './use-disclosure';

// They come with all else that only somebody signed in needs, before anybody opens the menu.
const UserMenuItems = lazy(() =>
  untilItWorks(async () => ({
    default: (await import(/* webpackChunkName: 'staff-tools' */ './user-menu-items'))
      .UserMenuItems,
  })),
);

const panelStyles: SystemStyleObject = {
  padding: '1.5',
  lg: {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    // Beside the social bar, whose bubbles it would else cover by half.
    right: '40px',
    width: '220px',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'md',
    animation: 'fade-in 150ms ease-out',
  },
};

const NameButton = chakra('button', { base: menuLinkStyles });

type UserMenuProps = { session: Session; onChoose: () => void };

/** What only somebody signed in needs, behind the user's name. */
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
        maxWidth={{ base: 'full', lg: 'clamp(96px, 10vw, 160px)' }}
      >
        <AccountIcon />
        <chakra.span truncate>{session.user.username}</chakra.span>
        <Chevron isUp={isOpen} />
      </NameButton>
      <chakra.div id={panelId} hidden={!isOpen} css={panelStyles}>
        <Suspense>
          <UserMenuItems session={session} onChoose={choose} />
        </Suspense>
      </chakra.div>
    </chakra.div>
  );
}

/** Tells of a button that it opens something below it. */
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
