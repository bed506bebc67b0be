import { readRegistry } from '@portal/releases/registry';
import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { expect, test } from 'shell/e2e/test';
import { previousOf } from 'shell/e2e/release-sets';
import { writeVariant } from 'shell/e2e/release-variant';
import type { OwnTree } from '../dist/testing/own-tree';

export type Settings = Readonly<Record<string, string>>;

/** Publishes another release of the public pages on a running site and rolls it back. */
export const publishAndTakeBack = (tree: OwnTree, settings: Settings, origin: string) =>
  test.step('a release is published and taken back', async () => {
    const releases = join(settings['DATA_DIR'] ?? '', 'releases');
    const { applications } = await readRegistry(releases);
    const change = previousOf('mf-public');
    const id = await writeVariant(releases, applications['mf-public']?.live ?? '', change);
    // As if the operator had fetched it.
    tree.handOver(releases);
    const release = async (...args: string[]) => {
      const { said, status } = await tree.run('release.mjs', args, settings);
      expect(status, said).toBe(0);
    };

    await release('publish', `mf-public@${id}`);
    await expect.poll(() => homePage(origin)).toContain(id);
    await release('rollback', 'mf-public');
    await expect.poll(() => homePage(origin)).not.toContain(id);
  });

const homePage = async (origin: string) => (await fetch(`${origin}${paths.home}`)).text();
