import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { buttonRecipe } from '@portal/kit/ui/button';
import { NavLink, useSession } from '@portal/runtime';
import { lazy, Suspense, useCallback, useState } from 'react';
import { UserMenu } from './user-menu';

const StaffTools = lazy(async () => ({
  default: (await import('../session/staff-tools')).StaffTools,
}));

const LoginLink = chakra(NavLink, buttonRecipe);

/** The way in for a visitor, the user's own menu for who is signed in. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const closeSearch = useCallback(() => setSearching(false), []);
  if (session.isAuthenticated) {
    return (
      <>
        <UserMenu session={session} onChoose={onChoose} onSearch={openSearch} />
        <Suspense>
          <StaffTools
            session={session}
            isSearching={isSearching}
            onSearch={openSearch}
            onSearchClose={closeSearch}
          />
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
