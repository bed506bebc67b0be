import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';
import { bundleTools } from './bundle-tools';
import { withoutNames } from './collect-sources';
import { rangesOfTools } from './tools-package';
import { collectTools, innerPackages } from './tools-sources';

jest.setTimeout(60_000);

const isInner = (name: string) => name === 'api' || innerPackages.includes(name);

test('the programs of the tools bring site and API along, so a team installs what only these need no more', async () => {
  const into = temporaryFolder();
  const { imports } = await bundleTools(into);

  const asked = Object.keys(rangesOfTools(imports).dependencies);
  const ofServers = ['@electric-sql/pglite', 'fastify', 'kysely', 'nodemailer', 'pino', 'undici'];
  expect(asked.filter((name) => isInner(name) || ofServers.includes(name))).toEqual([]);
  for (const program of ['portal', 'builder', 'look', 'api', 'site', 'embedded-worker']) {
    expect(existsSync(join(into, 'programs', `${program}.mjs`))).toBe(true);
  }
});

test('no source of the tools names a package that no team installs', () => {
  const { files, packages } = collectTools();

  expect(packages.filter(isInner)).toEqual([]);
  const named = files.filter((file) =>
    /(?:from|import\() ?'(?:@portal\/(?:releases|server)|shell)\//.test(
      withoutNames(file, innerPackages),
    ),
  );
  expect(named.map((file) => relative(toolsFolder, file))).toEqual([]);
  const [inner = ''] = files.filter((file) => file.endsWith('hot-client.ts'));
  expect(readFileSync(inner, 'utf8')).toContain("from 'shell/development/follow'");
  expect(withoutNames(inner, innerPackages)).toContain("from '../../shell/src/development/follow'");
});
