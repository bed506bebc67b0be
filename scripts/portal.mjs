#!/usr/bin/env node
import { endWithNpm } from './end-with-npm.mjs';

// Plain JavaScript until here: without node_modules, the tools could not even report the problem.
if (process.versions.pnp) {
  console.error(
    'Las herramientas necesitan la carpeta node_modules, que no hay con Plug’n’Play: instala con npm, o con pnpm sin «nodeLinker: pnp», o con yarn y «nodeLinker: node-modules».',
  );
  process.exit(1);
}
endWithNpm();
const { register } = await import('tsx/esm/api');
// The tools are TypeScript, even when installed.
register();
await import('./portal/portal.ts');
