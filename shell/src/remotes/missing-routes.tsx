import { Loading } from '@portal/kit/ui/loading';
import { useEffect } from 'react';
import type { RouteTable } from './route-table';

/**
 * Stands at an address that the page has no route for until it knows all routes. If they cannot be had, the
 * server is asked for the page of the address.
 */
export function MissingRoutes({ table }: { table: RouteTable }) {
  useEffect(() => {
    table.complete().catch(() => location.reload());
  }, [table]);

  return <Loading text="Cargando..." minHeight="100vh" />;
}
