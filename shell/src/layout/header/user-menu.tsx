import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { staffAreas } from '@portal/kit/routing/staff-areas';
import { hasRole, Link, type Session } from '@portal/runtime';
import { useId } from 'react';
import { useSignOut } from '../../session/use-sign-out';
import { AccountIcon } from './account-icon';
import { menuLinkStyles } from './menu-link';
import { useDisclosure } from './use-disclosure';

const itemStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: '44px',
  paddingInline: '3',
  borderRadius: 'sm',
  fontSize: '0.9375rem',
  fontWeight: '500',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'soft' },
};

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
const MenuItemLink = chakra(Link, { base: itemStyles });
const MenuItemButton = chakra('button', { base: itemStyles });

type UserMenuProps = { session: Session; onChoose: () => void; onSearch: () => void };

/** What only somebody signed in needs: the ways that no other page leads to (reading A34), and the way out. */
export function UserMenu({ session, onChoose, onSearch }: UserMenuProps) {
  const { isOpen, close, toggle, container, button } = useDisclosure<HTMLDivElement>();
  const signOut = useSignOut();
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
      <chakra.ul id={panelId} hidden={!isOpen} css={panelStyles}>
        {hasRole(session, 'ROLE_ADMIN') && (
          <li>
            <MenuItemButton
              type="button"
              aria-keyshortcuts="Control+K"
              onClick={() => {
                choose();
                onSearch();
              }}
            >
              Búsqueda rápida
            </MenuItemButton>
          </li>
        )}
        {areasOf(session).map(({ path, label }) => (
          <li key={path}>
            <MenuItemLink to={path} onClick={choose}>
              {label}
            </MenuItemLink>
          </li>
        ))}
        <li>
          <MenuItemButton
            type="button"
            onClick={() => {
              choose();
              void signOut();
            }}
          >
            Cerrar Sesión
          </MenuItemButton>
        </li>
      </chakra.ul>
    </chakra.div>
  );
}

const areasOf = (session: Session) =>
  [dashboard, ...staffAreas].filter(({ role }) => !role || hasRole(session, role));

const dashboard = { path: paths.dashboard, label: 'Módulo principal', role: 'ROLE_ADMIN' } as const;

/** Tells of a button that it opens something below it. */
function Chevron({ isUp }: { isUp: boolean }) {
  return (
    <chakra.svg
      boxSize="12px"
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
