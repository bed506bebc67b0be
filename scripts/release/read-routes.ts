import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteRoute, type RemoteRoute } from '@portal/contract/remote-route';
import { addressOf } from '@portal/releases/compatibility';
import * as v from 'valibot';
import type { Application } from '../applications';
import { chunkNameOf } from '../webpack/build-target';

/** Path in an application's folder. */
export const routesFile = 'src/routes.ts';
const routesModule = v.object({ routes: v.array(v.unknown()) });

/** Validates the routes: each has a unique address and an existing page. */
export async function readRoutes({ name, folder }: Application) {
  const file = join(folder, routesFile);
  const form = '«export const routes = […]», con una ruta por página';
  if (!existsSync(file)) throw new Error(`${name} no tiene ${routesFile}; créalo con ${form}.`);
  const module = v.safeParse(
    routesModule,
    await import(pathToFileURL(file).href).catch((cause: unknown) => {
      throw new Error(`${name}: corrige ${routesFile}, que no se puede leer: ${String(cause)}`, {
        cause,
      });
    }),
  );
  if (!module.success) throw new Error(`${name}: ${routesFile} no exporta rutas; pon ${form}.`);
  if (module.output.routes.length === 0) {
    throw new Error(
      `${name}: ${routesFile} no tiene ninguna ruta; pon al menos una, o retira la aplicación con «retire ${name}».`,
    );
  }
  const results = module.output.routes.map((route) => v.safeParse(remoteRoute, route));
  const routes = results.flatMap(({ success, output }) => (success ? [output] : []));
  const faults = [
    ...results.flatMap(({ issues = [] }, place) => issues.map((issue) => faultOf(issue, place))),
    ...routes.flatMap((route, place) => [
      ...addressFaults(route, routes.slice(0, place)),
      ...pageFaults(route, { folder, earlier: routes.slice(0, place) }),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `${name}: ${fault}`).join('\n'));
  return routes;
}

/** Names the route by its path or its position. */
function faultOf(issue: v.BaseIssue<unknown>, place: number) {
  const { path, input, expected, received, message } = issue;
  const route = path?.[0].input;
  const address = v.is(v.object({ path: v.string() }), route) ? route.path : `n.º ${place + 1}`;
  const where = `la ruta ${address} de ${routesFile}`;
  const key = v.getDotPath(issue);
  if (key === null)
    return `${where} no es un objeto con «path», «title», «page», «access» y «render».`;
  if (input === undefined) return `a ${where} le falta «${key}».`;
  const wanted = (expected ?? message).replaceAll(/[()]/g, '').replaceAll(' | ', ' o ');
  return `en ${where}, «${key}» es ${received} y debe ser ${wanted}.`;
}

function addressFaults({ path }: RemoteRoute, earlier: readonly RemoteRoute[]) {
  if (path !== '*' && !path.startsWith('/')) {
    return [`la ruta ${path} no empieza por «/»; corrige su «path» en ${routesFile}.`];
  }
  return earlier.some((other) => addressOf(other.path) === addressOf(path))
    ? [`la ruta ${path} está dos veces en ${routesFile}; quita una o cambia su «path».`]
    : [];
}

type Around = { readonly folder: string; readonly earlier: readonly RemoteRoute[] };

function pageFaults({ path, page }: RemoteRoute, { folder, earlier }: Around) {
  const file = join('src', `${page}.tsx`);
  if (!existsSync(join(folder, file))) {
    return [
      `la ruta ${path} nombra la página ${page}, que no existe; crea ${file} o corrige su «page» en ${routesFile}.`,
    ];
  }
  // Their scripts would have the same name.
  const namesake = earlier.find(
    (other) => other.page !== page && chunkNameOf(other.page) === chunkNameOf(page),
  );
  return namesake
    ? [`las páginas ${namesake.page} y ${page} se llaman igual; cambia el nombre de una.`]
    : [];
}

/** Without duplicates. */
export const pagesOf = (routes: readonly RemoteRoute[]) => [
  ...new Set(routes.map(({ page }) => page)),
];

/** False for remotes without server-rendered pages, which only run in browsers. */
export const isRenderedByServer = (routes: readonly RemoteRoute[]) =>
  routes.some(({ render }) => render === 'server');
