import { lazy, type ComponentType } from 'react';
import { untilItWorks } from './next-chance';

/** A lazy component that retries until it is loaded, because users cannot retry it themselves. */
export const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => untilItWorks(async () => ({ default: await load() })));
