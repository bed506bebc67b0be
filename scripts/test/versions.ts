import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareReleases } from '../servers/prepare-releases';
import { writeCompatibility, type Tried } from '../versions/compatibility';
import { download } from '../versions/download';
import { imageProblem } from '../versions/image';
import { databases, nodes, packages, postgresVersion } from '../versions/pinned';
import { onPostgresOf } from '../versions/postgres';
import type { Report } from './reports';
import { failToRun, jestStage, leaveOut, nothing, succeeds, type Stage } from './stages';

const releases = resolve('.cache/versions/releases');
const tree = resolve('.cache/versions/tree');

/**
 * All versions of Node run the same production tree, made once by the current Node. Also checks the
 * version in the Dockerfile.
 */
const preparation: Stage = {
  name: 'árbol',
  async run() {
    const problem = imageProblem(readFileSync('scripts/deploy/Dockerfile', 'utf8'), today());
    if (problem !== undefined) return failToRun(problem);
    await prepareReleases(releases);
    const isMade = await succeeds(['npm', 'run', '--silent', 'dist', '--', '--into', tree]);
    return isMade ? nothing : failToRun('No se pudo preparar el árbol de producción.');
  },
};

const today = () => new Date().toISOString().slice(0, 10);

const tried: Tried[] = [];

const unavailable = (what: string) => `No se pudo descargar ${what}.`;

/** The result goes to `docs/compatibility.md`; an unavailable version has none. */
const trial = (
  version: Omit<Tried, 'day' | 'result'>,
  run: () => Promise<Report | undefined>,
): Stage => ({
  name: `${version.name} ${version.version}`,
  async run() {
    const report = await run();
    tried.push({ ...version, day: today(), result: resultOf(report) });
    return report ?? leaveOut(unavailable(`${version.name} ${version.version}`));
  },
});

function resultOf(report: Report | undefined) {
  if (report === undefined) return 'not run: it could not be downloaded';
  const { passed, failed } = report;
  return failed === 0 ? `all ${passed} tests pass` : `${failed} of ${passed + failed} tests fail`;
}

const onNode = ({ version, fixesUntil }: (typeof nodes)[number]) =>
  trial({ name: 'Node', version, fixesUntil }, async () => {
    const installed = download(packages.node, version);
    if (installed === undefined) return undefined;
    return jestStage(`node-${version}`, {
      projects: ['versions'],
      environment: {
        TEST_NODE: join(installed, 'bin', 'node'),
        TEST_NODE_VERSION: version,
        TEST_RELEASES: releases,
        TEST_TREE: tree,
      },
    }).run();
  });

const onPostgres = (version: string) =>
  trial({ name: 'PostgreSQL', version: postgresVersion(version) }, () =>
    onPostgresOf(version, (url) =>
      jestStage(`postgres-${postgresVersion(version)}`, {
        projects: ['differences'],
        environment: { TEST_DATABASE_URL: url },
      }).run(),
    ),
  );

const page: Stage = {
  name: 'página',
  async run() {
    await writeCompatibility(tried);
    return nothing;
  },
};

/** The supported versions of Node and PostgreSQL, in turn. */
export const versionStages = [
  preparation,
  ...nodes.map(onNode),
  ...databases.map(onPostgres),
  page,
].map((stage) => [stage]);
