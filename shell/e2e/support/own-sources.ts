import { randomUUID } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceIn } from './replace-in';

/**
 * A copy of an application's sources. It is inside the project, so that its packages are resolved.
 */
export class OwnSources {
  readonly folder: string;
  private readonly application: string;

  constructor(application: string) {
    this.application = application;
    this.folder = join('.cache', `e2e-${application}-${randomUUID().slice(0, 8)}`);
  }

  readonly prepare = () => cp(this.application, this.folder, { recursive: true });

  /** Replaces a text in a file; fails if the file does not contain it. */
  readonly replace = (file: string, old: string, next: string) =>
    replaceIn(join(this.folder, file), old, next);

  readonly read = (file: string) => readFile(join(this.folder, file), 'utf8');

  readonly write = (file: string, text: string) => writeFile(join(this.folder, file), text);

  readonly remove = () => rm(this.folder, { recursive: true });
}
