import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteRoute } from '@portal/contract/remote-route';
import * as v from 'valibot';
import type { Application } from '../applications';

const routesModule = v.object({ routes: v.array(remoteRoute) });

/** The routes that an application declares, checked: each names a page that is there. */
export async function readRoutes({ name, folder }: Application) {
  const file = join(folder, 'src', 'routes.ts');
  const { routes } = v.parse(routesModule, await import(pathToFileURL(file).href));
  for (const { path, page } of routes) {
    if (existsSync(join(folder, 'src', `${page}.tsx`))) continue;
    throw new Error(`${name}: la ruta ${path} nombra la página ${page}, que no existe.`);
  }
  return routes;
}
