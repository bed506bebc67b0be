import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { companyExamples } from '@portal/contract/company-examples';
import Fastify from 'fastify';
import { addAccessControl } from '../api/src/platform/auth/access';
import type { App } from '../api/src/platform/http/app-type';
import { addPathAliases } from '../api/src/platform/http/path-aliases';
import type { ValibotTypeProvider } from '../api/src/platform/http/validation';
import { createDocument } from '../api/src/platform/document/document';
import type { Platform } from '../api/src/platform/platform';
import { addRoutes, docs } from '../api/src/start/domains';

/** Routes use the platform only when they are called, and no route is called here. */
const platform: Platform = new Proxy(
  Object.assign(() => platform, Object.create(null)),
  { get: () => platform },
);

async function declaredRoutes() {
  const app: App = Fastify().withTypeProvider<ValibotTypeProvider>();
  addPathAliases(app);
  addAccessControl(app, () => Promise.resolve(undefined));
  await addRoutes(app, platform);
  return app.declaredRoutes;
}

const file = join('.cache', 'openapi.json');
mkdirSync('.cache', { recursive: true });
writeFileSync(
  file,
  JSON.stringify(createDocument(await declaredRoutes(), docs, companyExamples.identity)),
);

const linter = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const { status, stdout, stderr } = spawnSync(process.execPath, [linter, 'lint', file], {
  encoding: 'utf8',
  // Redocly must not send usage data or look for newer versions.
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
if (status !== 0) process.stderr.write(stdout + stderr);
process.exitCode = status ?? 1;
