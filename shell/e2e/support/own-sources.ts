import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy of an application's sources to change; inside the project, where its packages are found. */
export class OwnSources {
  readonly folder: string;
  private readonly application: string;

  constructor(application: string) {
    this.application = application;
    this.folder = join('.cache', `e2e-${application}-${process.pid}`);
  }

  readonly prepare = () => cp(this.application, this.folder, { recursive: true });

  /** Writes another text in the place of one, which the file must hold. */
  async replace(file: string, old: string, next: string) {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(old)) throw new Error(`${file} does not hold «${old}».`);
    await writeFile(path, text.replaceAll(old, next));
  }

  readonly remove = () => rm(this.folder, { recursive: true });
}
