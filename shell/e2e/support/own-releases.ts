import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OwnSources } from './own-sources';

const run = promisify(execFile);

/** What tests build, for all of them: to build costs more than most of them do. Gone with the next run. */
const builds = join('.cache', 'e2e', 'builds');

/** A visible change of one application's sources. */
export type Change = {
  application: string;
  file: string;
  old: string;
  new: string;
  /** Stands before everything else in the file. */
  head?: string;
};

const runRelease = (folder: string, args: readonly string[]) =>
  run('npx', ['tsx', 'scripts/release.ts', ...args], {
    env: { ...process.env, RELEASES_DIR: folder },
  });

/** A copy of the project's releases, into which one test releases what it likes. */
export class OwnReleases {
  readonly folder = join(tmpdir(), `portal-releases-${process.pid}`);
  private readonly copies: OwnSources[] = [];

  readonly prepare = () => cp('releases', this.folder, { recursive: true });

  /** The command that an application's team runs. */
  readonly release = (...args: string[]) => runRelease(this.folder, args);

  /** Builds the application with the change, and makes it live, or as the further options say. */
  async publish(change: Change, ...options: string[]) {
    const id = await this.build(change);
    await this.release('publish', `${change.application}@${id}`, ...options);
    return id;
  }

  /** Has a release of the application with the change, which is not live; gives its id. */
  async build(change: Change) {
    const { application } = change;
    const sources = await this.changedSources(change);
    const args = ['build', application, '--from', sources, '--json'];
    const { stdout } = await runRelease(builds, args);
    const [{ id }] = JSON.parse(stdout.split('\n').findLast((line) => line.startsWith('{')) ?? '')
      .releases as [{ id: string }];
    await this.take(application, id);
    return id;
  }

  /** Copies a release from what was built, with the one for development that a shell has beside it. */
  private async take(application: string, id: string) {
    const folder = join(application, id);
    await cp(join(builds, folder), join(this.folder, folder), { recursive: true });
    const release = JSON.parse(await readFile(join(builds, folder, 'release.json'), 'utf8'));
    if (release.development) await this.take(application, release.development);
  }

  /** Which release of each application is live. */
  async live(): Promise<Record<string, string>> {
    const registry = JSON.parse(await readFile(join(this.folder, 'registry.json'), 'utf8'));
    const applications: [string, { live: string }][] = Object.entries(registry.applications);
    return Object.fromEntries(applications.map(([name, { live }]) => [name, live]));
  }

  /** Makes releases live without asking whether they fit. */
  async force(live: Readonly<Record<string, string>>) {
    const applications = Object.fromEntries(
      Object.entries(live).map(([name, id]) => [name, { live: id, published: [id] }]),
    );
    const registry = { schema: 1, revision: 1, applications };
    // Only a file that is there whole is read.
    const draft = join(this.folder, 'registry.json.draft');
    await writeFile(draft, JSON.stringify(registry));
    await rename(draft, join(this.folder, 'registry.json'));
  }

  /** A copy of the application's sources with the change. */
  async changedSources({ application, file, head = '', ...texts }: Change) {
    const copy = new OwnSources(application);
    this.copies.push(copy);
    await copy.prepare();
    await copy.replace(file, texts.old, texts.new);
    if (head) await copy.write(file, head + (await copy.read(file)));
    return copy.folder;
  }

  async remove() {
    for (const copy of this.copies) await copy.remove();
    await rm(this.folder, { recursive: true });
  }
}
