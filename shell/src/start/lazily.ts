import { lazy, type ComponentType } from 'react';
import { untilItWorks } from './next-chance';

/** A part that comes when it is first shown, tried until it is there: nobody could ask for it again. */
export const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => untilItWorks(async () => ({ default: await load() })));
