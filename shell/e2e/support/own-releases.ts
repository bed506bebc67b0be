import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OwnSources } from './own-sources';

const run = promisify(execFile);

/** A visible change of one application's sources. */
export type Change = {
  application: string;
  file: string;
  old: string;
  new: string;
  /** Stands before everything else in the file. */
  head?: string;
};

/** A copy of the project's releases, into which one test releases what it likes. */
export class OwnReleases {
  readonly folder = join(tmpdir(), `portal-releases-${process.pid}`);
  private readonly copies: OwnSources[] = [];

  readonly prepare = () => cp('releases', this.folder, { recursive: true });

  /** The command that an application's team runs. */
  readonly release = (...args: string[]) =>
    run('npx', ['tsx', 'scripts/release.ts', ...args], {
      env: { ...process.env, RELEASES_DIR: this.folder },
    });

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
