import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { buttonRecipe } from '@portal/kit/ui/button';
import { expiryOf, NavLink, useSession } from '@portal/runtime';
import { lazy, Suspense } from 'react';
import { UserMenu } from './user-menu';

const SessionKeeper = lazy(async () => ({
  default: (await import('../session/session-keeper')).SessionKeeper,
}));

const LoginLink = chakra(NavLink, buttonRecipe);

/** The way in for a visitor, the user's own menu for who is signed in. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  if (session.isAuthenticated) {
    return (
      <>
        <UserMenu session={session} onChoose={onChoose} />
        <Suspense>
          <SessionKeeper
            expiresAt={expiryOf(session.token ?? '')}
            username={session.user.username}
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
