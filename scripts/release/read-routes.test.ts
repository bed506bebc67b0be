import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { readRoutes } from './read-routes';
import { writeTinyRemote } from './testing/tiny-remote';

const tiny = `path: '/tiny', title: 'Tiny', page: 'tiny/tiny-page', render: 'server'`;
const right = `{ ${tiny}, access: 'public' }`;

function readFrom(text: string) {
  const { application, write } = writeTinyRemote(join(temporaryFolder(), 'mf-tiny'));
  mkdirSync(join(application.folder, 'src/other'));
  write('src/other/tiny-page.tsx', 'export const TinyPage = () => null;');
  write('src/routes.ts', text);
  return readRoutes(application);
}

test('routes are read with the budget of their pages', async () => {
  const routes = await readFrom(
    `export const routes = [{ ${tiny}, access: 'public', budget: 30 }];`,
  );

  expect(routes).toMatchObject([{ path: '/tiny', budget: 30 }]);
});

test('a remote without routes is told how to declare them', async () => {
  const { application } = writeTinyRemote(join(temporaryFolder(), 'mf-tiny'));
  rmSync(join(application.folder, 'src/routes.ts'));

  await expect(readRoutes(application)).rejects.toThrow(
    'mf-tiny no tiene src/routes.ts; créalo con «export const routes = […]», con una ruta por página.',
  );
});

test.each([
  [
    'a module that does not run',
    `throw new Error('sin filtros');`,
    'mf-tiny: corrige src/routes.ts, que no se puede leer: Error: sin filtros',
  ],
  [
    'a remote without a page',
    'export const routes = [];',
    'mf-tiny: src/routes.ts no tiene ninguna ruta; pon al menos una, o retira la aplicación con «retire mf-tiny».',
  ],
  [
    'a module that exports something else',
    'export default [];',
    'mf-tiny: src/routes.ts no exporta rutas; pon «export const routes = […]», con una ruta por página.',
  ],
  [
    'what is no route',
    `export const routes = ['/tiny'];`,
    'mf-tiny: la ruta n.º 1 de src/routes.ts no es un objeto con «path», «title», «page», «access» y «render».',
  ],
  [
    'a route without what it needs',
    `export const routes = [{ ${tiny} }];`,
    'mf-tiny: a la ruta /tiny de src/routes.ts le falta «access».',
  ],
  [
    'a value that is none of those that there are',
    `export const routes = [{ ${tiny}, access: 'todos' }];`,
    'mf-tiny: en la ruta /tiny de src/routes.ts, «access» es "todos" y debe ser "public" o "session" o "ROLE_ADMIN" o "ROLE_USER".',
  ],
  [
    'two pages whose files have one name',
    `export const routes = [${right}, { ...${right}, path: '/otra', page: 'other/tiny-page' }];`,
    'mf-tiny: las páginas tiny/tiny-page y other/tiny-page se llaman igual; cambia el nombre de una.',
  ],
  [
    'each of several faults',
    `export const routes = [${right}, { title: 'Sin dirección', page: 7, access: 'public', render: 'server' }];`,
    'mf-tiny: a la ruta n.º 2 de src/routes.ts le falta «path».\nmf-tiny: en la ruta n.º 2 de src/routes.ts, «page» es 7 y debe ser string.',
  ],
  [
    'a path that no address has',
    `export const routes = [{ ...${right}, path: 'tiny' }];`,
    'mf-tiny: la ruta tiny no empieza por «/»; corrige su «path» en src/routes.ts.',
  ],
  [
    'two routes for the same addresses',
    `export const routes = [{ ...${right}, path: '/tiny/:id' }, { ...${right}, path: '/Tiny/:name/' }];`,
    'mf-tiny: la ruta /Tiny/:name/ está dos veces en src/routes.ts; quita una o cambia su «path».',
  ],
  [
    'a page with a name that not every system has',
    `export const routes = [{ ...${right}, page: '../tiny-page' }];`,
    'mf-tiny: en la ruta /tiny de src/routes.ts, «page» es "../tiny-page" y debe ser un nombre de letras sin tilde, cifras, «_», «-» o «.», con «/» entre carpetas.',
  ],
  [
    'a page that is not there',
    `export const routes = [{ ...${right}, page: 'tiny/other-page' }];`,
    'mf-tiny: la ruta /tiny nombra la página tiny/other-page, que no existe; crea src/tiny/other-page.tsx o corrige su «page» en src/routes.ts.',
  ],
])('%s is told in a sentence', async (_what, text, sentence) => {
  await expect(readFrom(text)).rejects.toMatchObject({ message: sentence });
});
