import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { IconButton } from '@portal/kit/ui/icon-button';
import { Link } from '@portal/runtime';
import { useId } from 'react';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { inPanel, inRow } from './menu-link';
import { MenuLinks } from './menu-links';
import { useDisclosure } from './use-disclosure';

const HomeLink = chakra(Link);

/** Panel of the menu button, if the links do not fit in the header. */
const panelStyles: SystemStyleObject = {
  [inPanel]: {
    position: 'fixed',
    insetInline: '0',
    top: '60px',
    height: 'calc(100dvh - 60px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '8px 16px 24px',
    bg: 'surface',
    animation: 'fade-in 150ms ease-out',
    '&:not([data-open])': { display: 'none' },
  },
  [inRow]: { display: 'flex', alignItems: 'center', minWidth: '0' },
};

/**
 * Fixed at the top of every page. Only its account menu reads the session, because the server's
 * HTML is anonymous.
 */
export function Header() {
  const { isOpen, close, toggle, container, button } = useDisclosure<HTMLElement>();
  const panelId = useId();

  return (
    <chakra.header
      position="fixed"
      insetInline="0"
      top="0"
      zIndex="header"
      height="header"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      paddingInline="4"
      bg="surface"
      borderBottomWidth="1px"
    >
      {/* Links to the root, which redirects home, so that only «Inicio» is marked as current. */}
      <HomeLink to="/" display="flex" flexShrink="0" paddingBlock="2">
        <Brand />
      </HomeLink>
      <nav ref={container} aria-label="Principal">
        <IconButton
          ref={button}
          label="Menú"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          color="ink"
          width="44px"
          height="44px"
          css={{ [inRow]: { display: 'none' } }}
        >
          <MenuIcon isOpen={isOpen} />
        </IconButton>
        <chakra.div id={panelId} data-open={isOpen || undefined} css={panelStyles}>
          <MenuLinks onChoose={close} />
          <AccountMenu onChoose={close} />
        </chakra.div>
      </nav>
    </chakra.header>
  );
}

const MenuIcon = ({ isOpen }: { isOpen: boolean }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d={isOpen ? 'm5 5 12 12M17 5 5 17' : 'M3 6h16M3 11h16M3 16h16'} />
  </svg>
);
