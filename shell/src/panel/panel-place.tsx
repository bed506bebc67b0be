import { useIsLive } from '@portal/kit/form/use-is-live';
import { Suspense } from 'react';
import type { Composition } from '../remotes/composition';
import { lazyWithRetry } from '../start/lazily';
import { isPanelInAddress } from './panel-address';

// Loads in the background, so it retries automatically.
const ReleasePanel = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: 'release-panel' */ './release-panel')).ReleasePanel,
);

/** The release panel, if the address requests it or the browser has release overrides. */
export function PanelPlace({ composition }: { composition: Composition }) {
  const isLive = useIsLive();
  if (!isLive || !(composition.isPinned || isPanelInAddress())) return undefined;
  return (
    <Suspense>
      <ReleasePanel composition={composition} />
    </Suspense>
  );
}
