import { findChromium, findEngines, missingChromium, missingEngines } from './find-browsers';
import { missingPostgres, withPostgres } from './postgres';
import { findNginx, missingNginx } from './nginx';
import { browserStage, checkStage, failToRun, jestStage, leaveOut } from './stages';
import type { Scope, Stage } from './stages';
import { missingSwift, withSwift } from './swift';
import { versionStages } from './versions';

/** The stages of a group run in parallel. */
export type Groups = readonly (readonly Stage[])[];

/** The build mostly uses one core and the checks use several. */
const checkAndBuild = [
  checkStage('check', ['npm', 'run', '--silent', 'check']),
  checkStage('build', ['npm', 'run', '--silent', 'release', '--', 'build']),
];

const unit = (scope: Scope) => jestStage('unit', { projects: ['unit', 'server'], scope });

const command = (name: string, ...args: readonly string[]) =>
  checkStage(name, ['npm', 'run', '--silent', ...args]);

/** The workers often wait for servers, so there is processor time for a third one. */
const apiRun = { scope: 'gate', workers: 3 } as const;

/** The API's tests on the embedded database, and the tests with differences on PostgreSQL. */
const apiOfGate: Stage = {
  name: 'api',
  async run() {
    const report = await withPostgres((url) =>
      jestStage('api', {
        ...apiRun,
        projects: ['api', 'differences'],
        environment: { TEST_DATABASE_URL: url },
      }).run(),
    );
    if (report) return report;
    leaveOut(missingPostgres);
    return jestStage('api', { ...apiRun, projects: ['api'] }).run();
  },
};

const onPostgres = (name: string, stage: (url: string) => Stage): Stage => ({
  name,
  run: async () => (await withPostgres((url) => stage(url).run())) ?? leaveOut(missingPostgres),
});

/** Tests that write or read files, and tests of releases in a bucket. */
const s3Tests =
  's3-servers|api/src/(platform/files|job-applications/curriculums|people/photos|job-applications/upload/wizard|start/kill)';

const onSwift: Stage = {
  name: 's3',
  run: async () =>
    (await withSwift((settings) =>
      jestStage('s3', {
        projects: ['api', 'server'],
        patterns: s3Tests,
        environment: { TEST_S3: JSON.stringify(settings) },
      }).run(),
    )) ?? leaveOut(missingSwift),
};

/** Installs Chromium if possible. */
export const inChromium = (stage: Stage): Stage => ({
  ...stage,
  run: async () => (findChromium() ? stage.run() : failToRun(missingChromium)),
});

/** Tests the operators' nginx configuration in front of a small site and its API. */
const behindNginx: Stage = {
  name: 'nginx',
  run: async () =>
    findNginx() ? jestStage('nginx', { projects: ['nginx'] }).run() : leaveOut(missingNginx),
};

/** Playwright's configuration builds and starts the site. */
const browser = (part: string) => [
  [inChromium(browserStage(part, 'shell/e2e', { projects: [part] }))],
];

/** User journeys in Firefox and WebKit, all or some. */
export const inOtherEngines = (some: Parameters<typeof browserStage>[2]): Stage => ({
  name: 'engines',
  async run() {
    if (findEngines()) return browserStage('engines', 'shell/e2e/engines', some).run();
    return process.env['CI'] === 'true' ? failToRun(missingEngines) : leaveOut(missingEngines);
  },
});

/** The stages of `npm test`: every test once, without the «full» files. */
export const gate: Groups = [
  checkAndBuild,
  [unit('gate')],
  [apiOfGate],
  [inChromium(browserStage('e2e', 'shell/e2e', { scope: 'gate' }))],
  [inOtherEngines({ scope: 'gate' })],
];

/** The stages of `npm run test:all` by part name. `docs/testing.md` describes each part. */
export const parts: Readonly<Record<string, Groups>> = {
  check: [checkAndBuild],
  unit: [[unit('all')]],
  api: [[jestStage('api', { projects: ['api'] })]],
  postgres: [
    [
      onPostgres('postgres', (url) =>
        jestStage('postgres', {
          projects: ['postgres'],
          environment: { TEST_DATABASE_URL: url },
        }),
      ),
    ],
  ],
  s3: [[onSwift]],
  visitor: browser('visitor'),
  staff: browser('staff'),
  translated: browser('translated'),
  sweeps: browser('sweeps'),
  releases: browser('releases'),
  faults: browser('faults'),
  accounts: [
    [
      onPostgres('accounts', (url) =>
        inChromium(
          browserStage('accounts', 'shell/e2e/postgres', { environment: { E2E_POSTGRES: url } }),
        ),
      ),
    ],
  ],
  engines: [[inOtherEngines({ scope: 'all' })]],
  versions: versionStages,
  dist: [[jestStage('dist', { projects: ['dist'] })]],
  newcomer: [
    [
      onPostgres('newcomer', (url) =>
        inChromium(
          browserStage('newcomer', 'scripts/newcomer', { environment: { E2E_POSTGRES: url } }),
        ),
      ),
    ],
  ],
  repository: [[inChromium(browserStage('repository', 'shell/e2e/repository'))]],
  nginx: [[behindNginx]],
  storm: [[command('storm', 'test:storm')]],
  cluster: [[command('cluster', 'test:cluster', '--', 'instancias')]],
  cache: [[command('cache', 'test:cluster', '--', 'caché')]],
  outages: [[command('outages', 'test:cluster', '--', 'fallas')]],
};
