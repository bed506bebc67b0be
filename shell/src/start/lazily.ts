import { lazy, type ComponentType } from 'react';
import { retryUntilSuccess } from './retry';

/** A lazy component that retries until it is loaded, because users cannot retry it themselves. */
export const lazyWithRetry = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => retryUntilSuccess(async () => ({ default: await load() })));
