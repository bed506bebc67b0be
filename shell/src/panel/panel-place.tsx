import { useIsLive } from '@portal/kit/form/use-is-live';
import { Suspense } from 'react';
import type { Composition } from '../remotes/composition';
import { lazily } from '../start/lazily';
import { asksForPanel } from './panel-address';

// It works in the background, so nobody could ask for it again.
const ReleasePanel = lazily(
  async () =>
    (await import(/* webpackChunkName: 'release-panel' */ './release-panel')).ReleasePanel,
);

/** Where the panel of releases stands, for whoever asks for it or has chosen releases. */
export function PanelPlace({ composition }: { composition: Composition }) {
  const isLive = useIsLive();
  if (!isLive || !(composition.isPinned || asksForPanel())) return undefined;
  return (
    <Suspense>
      <ReleasePanel composition={composition} />
    </Suspense>
  );
}
