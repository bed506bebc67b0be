import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { liveReleases } from '@portal/releases/channel';
import { readRegistry, type Channel, type Registry } from '@portal/releases/registry';
import { OwnSources } from './own-sources';
import { writeVariant, type TextChange } from './release-variant';

const run = promisify(execFile);

/** Builds for all tests, as one takes longer than most tests. Deleted by the next run. */
const builds = join('.cache', 'e2e', 'builds');

export type Change = TextChange & {
  readonly file: string;
  /** Text to insert at the start of the file. */
  readonly head?: string;
};

const runRelease = (folder: string, args: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/release.ts', ...args], {
    // Tests open their releases themselves, so the command needs no browser.
    env: { ...process.env, RELEASES_DIR: folder, CHROMIUM_PATH: '' },
  });

/** A copy of the project's releases in which one test can release freely. */
export class OwnReleases {
  readonly folder = join(tmpdir(), `portal-releases-${process.pid}`);
  private readonly copies: OwnSources[] = [];

  readonly prepare = () => cp('releases', this.folder, { recursive: true });

  /** Runs the release command of a team. */
  readonly release = (...args: string[]) => runRelease(this.folder, args);

  /** Publishes a copy of the live release with a changed text; returns its id. */
  async publish(change: TextChange, ...options: string[]) {
    const { [change.application]: live = '' } = await this.live();
    const id = await writeVariant(this.folder, live, change);
    await this.release('publish', `${change.application}@${id}`, ...options);
    return id;
  }

  /** Builds changed sources and publishes the release; returns its id. */
  async publishBuilt(change: Change) {
    const id = await this.build(change);
    await this.release('publish', `${change.application}@${id}`);
    return id;
  }

  /** Builds a release with the change without publishing it; returns its id. */
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

  /** Copies a release from the cache, with the development release that a shell has. */
  private async take(application: string, id: string) {
    const folder = join(application, id);
    await cp(join(builds, folder), join(this.folder, folder), { recursive: true });
    const release = JSON.parse(await readFile(join(builds, folder, 'release.json'), 'utf8'));
    if (release.development) await this.take(application, release.development);
  }

  /** The live release id of each application. */
  async live(): Promise<Record<string, string>> {
    const { applications } = await readRegistry(this.folder);
    return Object.fromEntries(liveReleases(applications).map(({ name, id }) => [name, id]));
  }

  async channel(application: string): Promise<Channel> {
    const { [application]: channel } = (await readRegistry(this.folder)).applications;
    if (!channel) throw new Error(`${application} is not in the registry.`);
    return channel;
  }

  /** Replaces the channel of an application without compatibility checks. */
  async setChannel(application: string, channel: Channel) {
    const registry = await readRegistry(this.folder);
    const applications = { ...registry.applications, [application]: channel };
    await this.write({ ...registry, revision: registry.revision + 1, applications });
  }

  /** Makes releases live without compatibility checks. */
  async force(live: Readonly<Record<string, string>>) {
    const applications = Object.fromEntries(
      Object.entries(live).map(([name, id]) => [
        name,
        { live: id, published: [id], withdrawn: [] },
      ]),
    );
    await this.write({ schema: 1, revision: 1, applications });
  }

  private async write(registry: Registry) {
    // Renamed into place, so that readers never see an incomplete file.
    const draft = join(this.folder, 'registry.json.draft');
    await writeFile(draft, JSON.stringify(registry));
    await rename(draft, join(this.folder, 'registry.json'));
  }

  async changedSources({ application, file, head = '', ...texts }: Change) {
    const copy = new OwnSources(application);
    this.copies.push(copy);
    await copy.prepare();
    await copy.replace(file, texts.old, texts.new);
    if (head) await copy.write(file, head + (await copy.read(file)));
    return copy.folder;
  }

  async remove() {
    for (const copy of this.copies.splice(0)) await copy.remove();
    await rm(this.folder, { recursive: true });
  }
}
