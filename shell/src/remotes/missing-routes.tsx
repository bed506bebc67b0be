import { Loading } from '@portal/kit/ui/loading';
import { useEffect } from 'react';
import type { RouteTable } from './route-table';

/**
 * Shown at an unknown address until all routes are loaded. If they fail to load, the page is
 * reloaded from the server.
 */
export function MissingRoutes({ table }: { table: RouteTable }) {
  useEffect(() => {
    table.complete().catch(() => location.reload());
  }, [table]);

  return <Loading text="Cargando..." minHeight="100vh" />;
}
