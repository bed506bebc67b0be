import type { ReleaseName } from '@portal/releases/channel';
import { releaseKey } from '@portal/releases/needed-releases';
import { readProvenance, signRelease, type SourceOrigin } from '@portal/releases/provenance';
import type { SignerSource } from './signer';

/** Origin of the sources by release key. */
export type Origins = ReadonlyMap<string, SourceOrigin>;

type Signing = {
  readonly releasesFolder: string;
  readonly signer?: SignerSource | undefined;
  readonly origins?: Origins | undefined;
};

/** Skips signed releases. Does nothing without a key. */
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
