import type { Application } from '../../applications';
import { suppliedReleases } from './applications';

// In a production tree this stands in for `scripts/release/release-id.ts`.

/** The id of the release that the tree came with. */
export function releaseId({ name }: Application): string {
  const id = suppliedReleases().get(name);
  if (id === undefined) throw new Error(`The tree came without a release of ${name}.`);
  return id;
}
