import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { hasRole, useSession } from '@portal/runtime';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchKey } from '../../quick-search/use-search-key';
import { untilItWorks } from '../../start/next-chance';
import { AccountIcon } from './account-icon';
import { MenuLink } from './menu-link';
import { UserMenu } from './user-menu';

// It works in the background, so nobody could ask for it again.
const StaffTools = lazy(() =>
  untilItWorks(async () => ({
    default: (await import(/* webpackChunkName: 'staff-tools' */ '../../session/staff-tools'))
      .StaffTools,
  })),
);

/** Quiet, and apart from the site's links. */
const placeStyles: SystemStyleObject = {
  lgDown: { marginTop: '10px', paddingTop: '1.5', borderTopWidth: '1px' },
  lg: {
    flexShrink: '0',
    marginInlineStart: '4px',
    paddingInlineStart: '1.5',
    borderInlineStartWidth: '1px',
  },
};

/** The way in for a visitor, the user's own menu for who is signed in. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const closeSearch = useCallback(() => setSearching(false), []);
  useSearchKey(hasRole(session, 'ROLE_ADMIN'), openSearch);
  if (session.isAuthenticated) {
    return (
      <chakra.div css={placeStyles}>
        <UserMenu session={session} onChoose={onChoose} onSearch={openSearch} />
        <Suspense>
          <StaffTools session={session} isSearching={isSearching} onSearchClose={closeSearch} />
        </Suspense>
      </chakra.div>
    );
  }

  return (
    <chakra.div css={placeStyles}>
      <MenuLink to={paths.login} onClick={onChoose} lgDown={{ color: 'ink.muted' }}>
        <AccountIcon />
        Iniciar Sesión
      </MenuLink>
    </chakra.div>
  );
}
