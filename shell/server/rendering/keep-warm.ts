import { inBackground } from '@portal/server/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteFinder } from '../releases/sites';
import { everyone } from '../releases/visitor';
import type { Renderers } from './renderers';

/** How often what is live is looked at, in milliseconds. */
const interval = 1000;

type WarmOptions = {
  readonly findSite: SiteFinder;
  readonly renderers: Renderers;
  readonly log: FastifyBaseLogger;
};

/** A renderer takes a second to start, so a new set of releases gets one before its first visitor. */
export function keepWarm({ findSite, renderers, log }: WarmOptions) {
  let isOver = false;
  async function prepareLive() {
    // Nothing is published yet, or it cannot be read: visitors will be told.
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
