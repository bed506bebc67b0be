import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { buttonRecipe } from '@portal/kit/ui/button';
import { hasRole, NavLink, useSession } from '@portal/runtime';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchKey } from '../../quick-search/use-search-key';
import { untilItWorks } from '../../start/next-chance';
import { UserMenu } from './user-menu';

// It works in the background, so nobody could ask for it again.
const StaffTools = lazy(() =>
  untilItWorks(async () => ({
    default: (await import(/* webpackChunkName: 'staff-tools' */ '../../session/staff-tools'))
      .StaffTools,
  })),
);

const LoginLink = chakra(NavLink, buttonRecipe);

/** The way in for a visitor, the user's own menu for who is signed in. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const closeSearch = useCallback(() => setSearching(false), []);
  useSearchKey(hasRole(session, 'ROLE_ADMIN'), openSearch);
  if (session.isAuthenticated) {
    return (
      <>
        <UserMenu session={session} onChoose={onChoose} onSearch={openSearch} />
        <Suspense>
          <StaffTools session={session} isSearching={isSearching} onSearchClose={closeSearch} />
        </Suspense>
      </>
    );
  }

  return (
    <LoginLink to={paths.login} onClick={onChoose} size="sm" lgDown={{ width: 'full' }}>
      Iniciar Sesión
    </LoginLink>
  );
}
