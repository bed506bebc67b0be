import { browserHeaders } from '../bench/site/answers';
import { measure, type Cost } from '../bench/measure';
import type { WholeSite } from './whole-site';

/** Requests per measurement. */
const amount = 3_000;

export type PageSpeed = {
  readonly path: string;
  /** Cost by target name. */
  readonly costs: Readonly<Record<string, Cost>>;
};

/** Pages per second of one site alone and behind each cache. */
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
      // A warm-up run.
      await measure(target, { ...load, amount: amount / 10 });
      costs[target.name] = await measure(target, { ...load, amount });
    }
    speeds.push({ path, costs });
  }
  return speeds;
}
