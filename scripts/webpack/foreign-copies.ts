import type { Compilation, Module } from 'webpack';
import type { Application } from '../applications';
import { packageOf, pathInPackage, placeOf } from './module-place';

/** What `@portal/runtime` has of the router, which the page has one of. */
const routerNames =
  'Link, NavLink, Navigate, useLocation, useNavigate, useParams y useSearchParams';

/** Of what the page has one copy, the shell's, which modules of a remote would be a second of. */
const router = /^react-router(-dom)?$/;
const shared: Readonly<Record<string, RegExp>> = {
  react: /^(index|cjs\/react\.\w+)\.js$/,
  'react-dom': /^(index|client|cjs\/react-dom(-client)?\.\w+)\.js$/,
  '@portal/runtime': /./,
  '@portal/http': /./,
};

/**
 * Sentences on what a remote would bring into the page a second time. A page that uses it does not work:
 * the router, the hooks and the session of the site are those of the shell.
 */
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

/** Modules of other packages that import one. */
const importersOf = (module: Module, { moduleGraph }: Compilation) =>
  [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
    originModule && !isCopy(originModule) && packageOf(originModule) ? [originModule] : [],
  );
