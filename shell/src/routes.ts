import type { RemoteRoute } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';

/** The shell's own pages. All others belong to remotes. */
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    title: 'Iniciar Sesión',
    page: 'login/login-page',
    budget: 18,
    access: 'public',
    render: 'server',
    indexed: false,
  },
  {
    path: '*',
    title: 'Página no encontrada',
    page: 'not-found/not-found-page',
    access: 'public',
    render: 'server',
    indexed: false,
  },
];
