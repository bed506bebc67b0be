import { useIsLive } from '@portal/kit/form/use-is-live';
import { Suspense } from 'react';
import type { Composition } from '../remotes/composition';
import { lazyWithRetry } from '../start/lazily';

const DemoPanel = lazyWithRetry(
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
