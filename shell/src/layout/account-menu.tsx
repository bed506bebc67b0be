import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { buttonRecipe } from '@portal/kit/ui/button';
import { NavLink, useSession } from '@portal/runtime';
import { UserMenu } from './user-menu';

const LoginLink = chakra(NavLink, buttonRecipe);

/** The way in for a visitor, the user's own menu for who is signed in. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  if (session.isAuthenticated) return <UserMenu session={session} onChoose={onChoose} />;

  return (
    <LoginLink to={paths.login} onClick={onChoose} size="sm" lgDown={{ width: 'full' }}>
      Iniciar Sesión
    </LoginLink>
  );
}
