import type { Site } from '../releases/compose-site';
import type { Visitor } from '../releases/resolve';
import { everyone } from '../releases/visitor';
import type { Renderers } from './renderers';

/** How often what is live is looked at, in milliseconds. */
const interval = 1000;

type WarmOptions = {
  readonly findSite: (visitor: Visitor) => Promise<Site>;
  readonly renderers: Renderers;
};

/** A renderer takes a second to start, so a new set of releases gets one before its first visitor. */
export function keepWarm({ findSite, renderers }: WarmOptions) {
  let isOver = false;
  const look = () =>
    findSite(everyone).then(
      (site) => isOver || renderers.prepare(site),
      // Nothing is published yet, or it cannot be read: visitors will be told.
      () => undefined,
    );
  void look();
  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
