import { join, relative, sep } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import type { Application } from '../applications';
import { sharedVersions } from './shared-modules';

const { NormalModule } = webpack;

/** What `@portal/runtime` has of the router, which the page has one of. */
const routerNames =
  'Link, NavLink, Navigate, useLocation, useNavigate, useParams y useSearchParams';

const routerPackages = new Set(['react-router', 'react-router-dom']);

/** Packages of which the whole page has one copy; their other modules hold no state. */
const sharedModules: Readonly<Record<string, RegExp>> = {
  react: /^\.\/(index|cjs\/react\.\w+)\.js$/,
  'react-dom': /^\.\/(index|client|cjs\/react-dom(-client)?\.\w+)\.js$/,
  '@portal/runtime': /./,
  '@portal/http': /./,
};

/**
 * Sentences on what a remote would bring into the page a second time. A page that uses it does not work:
 * the router, the hooks and the session of the site are those of the shell.
 */
export function foreignCopies({ modules, moduleGraph }: Compilation, application: Application) {
  if (application.isShell) return [];
  const sentences = [...modules].flatMap((module) => {
    const name = packageOf(module);
    const copied = routerPackages.has(name) ? 'router' : isShared(module) && name;
    if (!copied) return [];
    return [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) => {
      if (!originModule || packageOf(originModule) === name) return [];
      if (routerPackages.has(packageOf(originModule))) return [];
      const file = placeOf(originModule, application);
      return copied === 'router' ? routerSentence(file, name) : copySentence(file, name);
    });
  });
  return [...new Set(sentences)].map((sentence) => `${application.name}: ${sentence}`);
}

const routerSentence = (file: string, name: string) =>
  `${file} importa ${name}, que en la página no conoce el enrutador del sitio; usa ${routerNames} de @portal/runtime.`;

const copySentence = (file: string, name: string) =>
  `${file} trae otra copia de ${name}, y la página ya tiene la del shell; impórtalo por su nombre: ${keysOf(name)}.`;

const keysOf = (name: string) =>
  Object.keys(sharedVersions)
    .filter((key) => key === name || key.startsWith(`${name}/`))
    .join(', ');

const packageOf = (module: Module): string =>
  module instanceof NormalModule
    ? String(module.resourceResolveData?.descriptionFileData?.['name'] ?? '')
    : '';

const isShared = (module: Module) =>
  module instanceof NormalModule &&
  sharedModules[packageOf(module)]?.test(module.resourceResolveData?.relativePath ?? '') === true;

/** A file of the application, or the package that it is of. */
function placeOf(module: Module, { folder }: Application) {
  const file = module.nameForCondition() ?? '';
  if (file.includes(`${sep}node_modules${sep}`)) return `el paquete ${packageOf(module)}`;
  return relative(folder, join(file)).replaceAll(sep, '/');
}
