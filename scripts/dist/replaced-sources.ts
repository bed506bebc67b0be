import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { toolsFolder } from '../applications';

const inProject = (file: string) => join(toolsFolder, file);

/** Sources that a tree replaces, because it has no sources to work on. */
const versions = {
  'scripts/applications.ts': 'scripts/dist/tree/applications.ts',
  'scripts/portal/page-check/check-pages-in-browser.ts':
    'scripts/dist/tree/check-pages-in-browser.ts',
  'scripts/release/build-release.ts': 'scripts/dist/tree/copy-release.ts',
  'scripts/release/release-id.ts': 'scripts/dist/tree/release-id.ts',
  'scripts/start/origin.ts': 'scripts/dist/tree/origin.ts',
};

/** Modules with exports computed from sources; a tree contains the values. */
const constants = new Set(
  [
    'api/src/platform/database/pglite-version.ts',
    'api/src/start/migrations/names.ts',
    'shell/server/starter/starter-script.ts',
    'shell/server/viewer/viewer-script.ts',
  ].map(inProject),
);

/** True if programs use another version of this source, given by its path in the project. */
export const isReplaced = (source: string) =>
  source in versions || constants.has(inProject(source));

/** Replaces sources in a bundle, given by their paths in the project. */
export const replaceModules = (name: string, others: Readonly<Record<string, string>>): Plugin => ({
  name,
  setup(bundler) {
    const byPath = new Map(
      Object.entries(others).map(([file, standIn]) => [inProject(file), inProject(standIn)]),
    );
    bundler.onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      const standIn = byPath.get(path);
      return standIn === undefined
        ? undefined
        : { contents: `export * from ${JSON.stringify(standIn)};`, resolveDir: toolsFolder };
    });
  },
});

export const treeVersions = replaceModules('tree-versions', versions);

export const readyConstants: Plugin = {
  name: 'ready-constants',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!constants.has(path)) return undefined;
      const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
      return {
        contents: Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      };
    });
  },
};
