import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { toolsFolder } from '../applications';

const inProject = (file: string) => join(toolsFolder, file);

/** What a tree has another version of, as there are no sources in it. */
const versions = {
  'scripts/applications.ts': 'scripts/dist/tree/applications.ts',
  'scripts/portal/look/look.ts': 'scripts/dist/tree/look.ts',
  'scripts/release/build-release.ts': 'scripts/dist/tree/take-release.ts',
  'scripts/release/release-id.ts': 'scripts/dist/tree/release-id.ts',
  'scripts/start/origin.ts': 'scripts/dist/tree/origin.ts',
};

/** Modules whose exports are worked out from sources; a tree has what comes out. */
const constants = new Set(
  [
    'api/src/platform/database/pglite-version.ts',
    'api/src/start/migrations/names.ts',
    'shell/server/starter/starter-script.ts',
    'shell/server/viewer/viewer-script.ts',
  ].map(inProject),
);

/** Whether a source, by its path in the project, is not what a program has of it. */
export const hasStandIn = (source: string) =>
  source in versions || constants.has(inProject(source));

/** Of sources, by their paths in the project, a program has others. */
export const standIns = (name: string, others: Readonly<Record<string, string>>): Plugin => ({
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

export const treeVersions = standIns('tree-versions', versions);

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
