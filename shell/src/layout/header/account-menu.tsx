import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { useSession } from '@portal/runtime';
import { AccountIcon } from './account-icon';
import { inPanel, inRow, MenuLink, wideHeader } from './menu-link';
import { SearchButton } from './search-button';
import { UserMenu } from './user-menu';

/** Less prominent than the site's links, and separate from them. */
const placeStyles: SystemStyleObject = {
  [inPanel]: {
    marginTop: '10px',
    paddingTop: '1.5',
    borderTopWidth: '1px',
    '& > a, & > [aria-keyshortcuts]': { color: 'ink.muted' },
  },
  [inRow]: {
    display: 'flex',
    flexShrink: '0',
    marginInlineStart: '4px',
    paddingInlineStart: '1.5',
    borderInlineStartWidth: '1px',
    // Shows the search only if there is room.
    '& > [aria-keyshortcuts]': { display: 'none' },
  },
  [wideHeader]: { '& > [aria-keyshortcuts]': { display: 'flex' } },
};

export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  return (
    <chakra.div css={placeStyles}>
      <SearchButton onChoose={onChoose} />
      <Account onChoose={onChoose} />
    </chakra.div>
  );
}

function Account({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  if (session.isAuthenticated) return <UserMenu session={session} onChoose={onChoose} />;

  return (
    <MenuLink to={paths.login} onClick={onChoose}>
      <AccountIcon />
      <span>Iniciar Sesión</span>
    </MenuLink>
  );
}
