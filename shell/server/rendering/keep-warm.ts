import { inBackground } from '@portal/server/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteFinder } from '../releases/sites';
import { everyone } from '../releases/visitor';
import type { Renderers } from './renderers';

/** Interval of checking the live release set, in milliseconds. */
const interval = 1000;

type WarmOptions = {
  readonly findSite: SiteFinder;
  readonly renderers: Renderers;
  readonly log: FastifyBaseLogger;
};

/**
 * A renderer takes a second to start, which should not delay the first visitor of a new release
 * set.
 */
export function keepWarm({ findSite, renderers, log }: WarmOptions) {
  let isOver = false;
  async function prepareLive() {
    // No readable release; visitors get an error page.
    const site = await findSite(everyone).catch(() => undefined);
    if (site && !isOver) renderers.prepare(site);
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
