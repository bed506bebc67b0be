import type { ReleaseName } from '@portal/releases/channel';
import { releaseKey } from '@portal/releases/needed-releases';
import { readProvenance, signRelease, type SourceOrigin } from '@portal/releases/provenance';
import type { SignerSource } from './signer';

/** By the key of a release, what is known of its sources. */
export type Origins = ReadonlyMap<string, SourceOrigin>;

type Signing = {
  readonly releasesFolder: string;
  readonly signer?: SignerSource | undefined;
  readonly origins?: Origins | undefined;
};

/** Signs those of the folder that nobody has signed; does nothing without a key. */
export async function signUnsigned(
  releases: readonly ReleaseName[],
  { releasesFolder, signer: findSigner, origins }: Signing,
) {
  for (const one of releases) {
    if (await readProvenance(releasesFolder, one)) continue;
    const signer = await findSigner?.();
    const origin = origins?.get(releaseKey(one)) ?? {};
    if (signer) await signRelease(releasesFolder, one, { signer, origin });
  }
}
