import { inBackground } from '@portal/server/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSetFinder } from '../releases/release-sets';
import { defaultVisitor } from '../releases/visitor';
import type { Renderers } from './renderers';

/** Interval of checking the live release set, in milliseconds. */
const interval = 1000;

type WarmOptions = {
  readonly findReleaseSet: ReleaseSetFinder;
  readonly renderers: Renderers;
  readonly log: FastifyBaseLogger;
};

/**
 * A renderer takes a second to start, which should not delay the first visitor of a new release
 * set.
 */
export function prewarmRenderers({ findReleaseSet, renderers, log }: WarmOptions) {
  let isOver = false;
  async function prepareLive() {
    // No readable release; visitors get an error page.
    const releaseSet = await findReleaseSet(defaultVisitor).catch(() => undefined);
    if (releaseSet && !isOver) renderers.prepare(releaseSet);
  }
  const look = () => inBackground(log, 'preparing a renderer', prepareLive);
  look();
  const timer = setInterval(look, interval);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
