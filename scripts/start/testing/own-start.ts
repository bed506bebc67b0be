import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry, registryFile } from '@portal/releases/registry';
import {
  notFoundRoute,
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { freePort } from '../../../api/testing/free-port';
import { findApplications } from '../../applications';
import { releaseId } from '../../release/release-id';

/** A fake renderer of the shell, with the same page for every request. */
const renderer = `process.on('message', ({ ticket }) => process.send({ kind: 'page', ticket, page: {
  head: '', body: '<div id="site"></div>', styles: [], data: {}, reads: [],
} }));`;

const ids = (idOf: (name: string) => string) =>
  Object.fromEntries(findApplications().map(({ name }) => [name, idOf(name)]));

/**
 * Release ids of the current sources. They are written beforehand, because a build takes a minute.
 */
export const ofSources = Object.fromEntries(
  findApplications().map((one) => [one.name, releaseId(one)]),
);
export const ofTeams = ids((name) => `${name.replace('-', '')}1`);

/** Contains every application; some are live. */
export function releasesWith(live: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, id] of [...Object.entries(ofSources), ...Object.entries(ofTeams)]) {
    writeRelease(folder, {
      name,
      id,
      ...(name === 'shell' && {
        routes: [sampleRoute, notFoundRoute],
        contents: { 'node/main.cjs': renderer },
      }),
    });
  }
  const applications = Object.fromEntries(
    Object.entries(live).map(([name, id]) => [name, { live: id, published: [id] }]),
  );
  const registry = JSON.stringify({ schema: 1, revision: 7, applications });
  if (Object.keys(live).length > 0) writeFileSync(join(folder, registryFile), registry);
  return folder;
}

export const liveIn = async (folder: string) =>
  Object.fromEntries(
    Object.entries((await readRegistry(folder)).applications).map(([name, { live }]) => [
      name,
      live,
    ]),
  );

/** Resolves with output and exit code when all processes of the site have ended. */
export async function startSite(releasesFolder: string, options: StartOptions = {}) {
  const { args = [], environment = {}, onReady = (child) => child.kill('SIGTERM') } = options;
  const child = spawn('node', ['scripts/start.mjs', ...args], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: temporaryFolder(),
      RELEASES_DIR: releasesFolder,
      ...environment,
    },
    // Own process group, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (part) => {
    if (String(part).includes('Listo')) onReady(child);
  });
  // The output closes when the last process that holds it has ended.
  const [told, complaint, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { told, complaint: complaint.trim(), status };
}

type StartOptions = {
  args?: readonly string[];
  environment?: Record<string, string>;
  onReady?: (child: ChildProcess) => unknown;
};

export function childThatRuns(file: string, parent = 0) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim();
  const found = children
    .split(' ')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file));
  return Number(found);
}

async function untilAnswers(url: string) {
  const isAnswered = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isAnswered())) await wait(50);
}

/** Kills the process that runs a file, and stops everything when a new process has replaced it. */
export async function startAndKill(file: string) {
  const PORT = String(await freePort());
  const origin = `http://localhost:${PORT}`;
  let isAnother = false;
  const outcome = await startSite(releasesWith(ofSources), {
    environment: { PORT, DEMO_DATA: '0' },
    async onReady(child) {
      const before = childThatRuns(file, child.pid);
      process.kill(before, 'SIGKILL');
      await untilAnswers(`${origin}/api/ofertas`);
      await untilAnswers(origin);
      isAnother = childThatRuns(file, child.pid) !== before;
      child.kill('SIGTERM');
    },
  });
  return { ...outcome, isAnother, origin };
}
