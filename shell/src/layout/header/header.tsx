import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { company } from '@portal/contract/company';
import { Link } from '@portal/runtime';
import { useId } from 'react';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { MenuLinks } from './menu-links';
import { MenuToggle } from './menu-toggle';
import { useDisclosure } from './use-disclosure';

const HomeLink = chakra(Link);

const panelStyles: SystemStyleObject = {
  lgDown: {
    position: 'fixed',
    insetInline: '0',
    top: '60px',
    maxHeight: 'calc(100dvh - 60px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
    boxShadow: 'md',
    animation: 'fade-in 150ms ease-out',
    '&:not([data-open])': { display: 'none' },
    '& > * + *': { marginTop: '3' },
  },
  lg: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
};

/** Stays at the top of every page. Only its account menu reads the session: the server's HTML is anonymous. */
export function Header() {
  const { isOpen, close, toggle, container, button } = useDisclosure<HTMLElement>();
  const panelId = useId();

  return (
    <chakra.header
      _print={{ display: 'none' }}
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
      borderColor="line"
    >
      {/* The root leads home too, and leaves «Inicio» the one link of the menu to it. */}
      <HomeLink to="/" aria-label={company.name} display="flex" flexShrink="0" paddingBlock="2">
        <Brand />
      </HomeLink>
      <nav ref={container} aria-label="Principal">
        <MenuToggle isOpen={isOpen} controls={panelId} onToggle={toggle} ref={button} />
        <chakra.div id={panelId} data-open={isOpen || undefined} css={panelStyles}>
          <MenuLinks onChoose={close} />
          <AccountMenu onChoose={close} />
        </chakra.div>
      </nav>
    </chakra.header>
  );
}
