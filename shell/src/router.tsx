import { Navigate, useLocation } from '@portal/runtime';
import { paths } from '@portal/kit/routing/paths';
import { useSyncExternalStore } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RouteGuard } from './guards/route-guard';
import { RouteHead } from './head/route-head';
import type { ComposedRoute } from './remotes/composition';
import { MissingRoutes } from './remotes/missing-routes';
import { PausedSection } from './remotes/paused-section';
import { RemoteSlot } from './remotes/remote-slot';
import type { RouteTable } from './remotes/route-table';

type RouterProps = { table: RouteTable };

/** Every address of the site, from the routes of the releases that this page is made of. */
export function Router({ table }: RouterProps) {
  const routes = useSyncExternalStore(table.subscribe, table.routes, table.routes);
  const isMissing = ({ path }: ComposedRoute) => path === '*' && !table.isWhole();

  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      {Object.entries(table.redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Moved to={to} />} />
      ))}
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            isMissing(route) ? (
              <MissingRoutes table={table} />
            ) : (
              <Page key={route.path} route={route} />
            )
          }
        />
      ))}
    </Routes>
  );
}

/** As the server answers the address. */
const Moved = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />;

/** The guard stands before the slot, so that nothing of a page is fetched before it may be seen. */
function Page({ route }: { route: ComposedRoute }) {
  return (
    <RouteGuard access={route.access}>
      <RouteHead route={route} />
      {route.paused === undefined ? (
        <RemoteSlot route={route} />
      ) : (
        <PausedSection message={route.paused} />
      )}
    </RouteGuard>
  );
}
