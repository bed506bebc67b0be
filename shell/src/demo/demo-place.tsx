import { useIsLive } from '@portal/kit/form/use-is-live';
import { Suspense } from 'react';
import type { Composition } from '../remotes/composition';
import { lazily } from '../start/lazily';

const DemoPanel = lazily(
  async () => (await import(/* webpackChunkName: 'demo-panel' */ './demo-panel')).DemoPanel,
);

/** Shows the panel of faults on a site in demo mode. */
export function DemoPlace({ composition: { isDemo, remotes } }: { composition: Composition }) {
  const isLive = useIsLive();
  if (!isLive || !isDemo) return undefined;
  return (
    <Suspense>
      <DemoPanel remotes={Object.keys(remotes)} />
    </Suspense>
  );
}
