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

/** Routes of the site, from the releases in the release set. */
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

/** Redirects like the server. */
const Moved = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />;

/** The guard is outside the slot, so that a page is not loaded before access is granted. */
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
