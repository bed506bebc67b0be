import type { RemoteRoute } from '@portal/contract/remote-route';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from '../../applications';
import { readRoutes } from '../../release/read-routes';
import { chunkNameOf } from '../../webpack/build-target';

/** Writes the list that takes the place of the shell's own: the pages of all applications. */
export async function writePageList(file: string, applications: readonly Application[]) {
  const routes: RemoteRoute[] = [];
  const imports = new Set<string>();
  for (const application of applications) {
    for (const route of await readRoutes(application)) {
      routes.push(route);
      imports.add(lazyImport(application, route.page));
    }
  }
  await writeFile(file, `export const shellPages = {\n${[...imports].join('\n')}\n};\n`);
  return routes;
}

const lazyImport = ({ folder }: Application, page: string) =>
  `  ${JSON.stringify(page)}: () => import(/* webpackChunkName: "${chunkNameOf(page)}" */ ${JSON.stringify(join(folder, 'src', page))}),`;
