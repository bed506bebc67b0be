import type { Application } from '../../applications';
import { suppliedReleases } from './applications';

// Replaces `scripts/release/release-id.ts` in a production tree.

/** The id of the tree's release. */
export function releaseId({ name }: Application): string {
  const id = suppliedReleases().get(name);
  if (id === undefined) throw new Error(`The tree contains no release of ${name}.`);
  return id;
}
