import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { staffAreas } from '@portal/kit/routing/staff-areas';
import { hasRole, Link, type Session } from '@portal/runtime';
import { useOpenSearch } from '../../quick-search/search-place';
import { useSignOut } from '../../session/use-sign-out';
import { inRow } from './menu-link';

const panelStyles: SystemStyleObject = {
  padding: '1.5',
  [inRow]: {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    // Clear of the social bar, half of which it would cover otherwise.
    right: '40px',
    width: '220px',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'md',
    animation: 'fade-in 150ms ease-out',
  },
};

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

const MenuItemLink = chakra(Link, { base: itemStyles });
const MenuItemButton = chakra('button', { base: itemStyles });

type UserMenuItemsProps = {
  id: string;
  isOpen: boolean;
  session: Session;
  onChoose: () => void;
};

/** Links that no other page contains (reading A34), and sign-out. */
export function UserMenuItems({ id, isOpen, session, onChoose }: UserMenuItemsProps) {
  const openSearch = useOpenSearch();
  const signOut = useSignOut();

  return (
    <chakra.ul id={id} hidden={!isOpen} css={panelStyles}>
      <li>
        <MenuItemButton
          type="button"
          aria-keyshortcuts="Control+K"
          onClick={() => {
            onChoose();
            openSearch();
          }}
        >
          Búsqueda rápida
        </MenuItemButton>
      </li>
      {areasOf(session).map(({ path, label }) => (
        <li key={path}>
          <MenuItemLink to={path} onClick={onChoose}>
            {label}
          </MenuItemLink>
        </li>
      ))}
      <li>
        <MenuItemLink to={paths.ownAccount} onClick={onChoose}>
          Mi cuenta
        </MenuItemLink>
      </li>
      <li>
        <MenuItemButton
          type="button"
          onClick={() => {
            onChoose();
            void signOut();
          }}
        >
          Cerrar Sesión
        </MenuItemButton>
      </li>
    </chakra.ul>
  );
}

const areasOf = (session: Session) =>
  [dashboard, ...staffAreas].filter(({ role }) => !role || hasRole(session, role));

const dashboard = { path: paths.dashboard, label: 'Módulo principal', role: 'ROLE_ADMIN' } as const;
