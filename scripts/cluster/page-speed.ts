import { browserHeaders } from '../bench/site/answers';
import { measure, type Cost } from '../bench/measure';
import type { WholeSite } from './whole-site';

/** Pages of one measurement. */
const amount = 3_000;

export type PageSpeed = {
  readonly path: string;
  /** By the name of what answered. */
  readonly costs: Readonly<Record<string, Cost>>;
};

/** Pages in a second: of one site alone, and of the same site behind each cache. */
export async function measurePages({ sites, nginx, varnish }: WholeSite, pages: readonly string[]) {
  const targets = [
    { name: 'sitio', ...sites[0] },
    { name: 'nginx', ...nginx },
    { name: 'Varnish', ...varnish },
  ];
  const speeds: PageSpeed[] = [];
  for (const path of pages) {
    const load = { calls: [{ method: 'GET', path, headers: browserHeaders }] as const };
    const costs: Record<string, Cost> = {};
    for (const target of targets) {
      // Compilers and caches warm up with the first ones.
      await measure(target, { ...load, amount: amount / 10 });
      costs[target.name] = await measure(target, { ...load, amount });
    }
    speeds.push({ path, costs });
  }
  return speeds;
}
