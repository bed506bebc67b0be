import type { Compilation, Module } from 'webpack';
import type { Application } from '../applications';
import { packageOf, pathInPackage, placeOf } from './module-place';

/** Router exports of `@portal/runtime`, which use the page's single router. */
const routerNames =
  'Link, NavLink, Navigate, useLocation, useNavigate, useParams y useSearchParams';

/** Modules that exist once in a page, in the shell; a remote must not contain a second copy. */
const router = /^react-router(-dom)?$/;
const shared: Readonly<Record<string, RegExp>> = {
  react: /^(index|cjs\/react\.\w+)\.js$/,
  'react-dom': /^(index|client|cjs\/react-dom(-client)?\.\w+)\.js$/,
  '@portal/runtime': /./,
  '@portal/http': /./,
};

/** Pages with a second copy do not work, because router, hooks and session belong to the shell. */
export function foreignCopies(compilation: Compilation, application: Application) {
  if (application.isShell) return [];
  const sentences = [...compilation.modules].filter(isCopy).flatMap((module) =>
    importersOf(module, compilation).map((importer) => {
      const name = packageOf(module);
      const place = `${application.name}: ${placeOf(importer, application)}`;
      return router.test(name)
        ? `${place} importa ${name}, que en la página no conoce el enrutador del sitio; usa ${routerNames} de @portal/runtime.`
        : `${place} trae otra copia de ${name}, y la página ya tiene la del shell; impórtalo como «${name}».`;
    }),
  );
  return [...new Set(sentences)];
}

function isCopy(module: Module) {
  const name = packageOf(module);
  return router.test(name) || shared[name]?.test(pathInPackage(module)) === true;
}

/** Modules of other packages that import this one. */
const importersOf = (module: Module, { moduleGraph }: Compilation) =>
  [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
    originModule && !isCopy(originModule) && packageOf(originModule) ? [originModule] : [],
  );
