import { decimal, formatRows } from '../../figures';
import type { CaseResult } from './compare-targets';
import type { Cost } from '../measure';

/** Every case a row, every target two columns: processor time of a call, and calls in a second. */
export function formatCosts(results: readonly CaseResult[]) {
  const names = [...(results[0]?.costs.keys() ?? [])];
  return formatRows([
    ['', ...names.flatMap((name) => [`${name} µs`, '/s'])],
    ...results.map(({ name, costs }) => [
      name,
      ...names.flatMap((target) => cells(costs.get(target))),
    ]),
  ]);
}

const cells = (cost: Cost | undefined) =>
  cost ? [decimal(cost.cpuMicroseconds, 0), decimal(cost.perSecond, 0)] : ['–', '–'];

/** How far the cached list of each database is from the bare framework, and what it may be. */
export function formatGoals([list]: readonly CaseResult[]) {
  const own = [...(list?.costs ?? [])];
  const bare = own.find(([name]) => name.startsWith('Fastify'))?.[1];
  return own
    .filter(([name]) => name.startsWith('API'))
    .map(([name, cost]) => {
      const ratio = cost.cpuMicroseconds / (bare?.cpuMicroseconds ?? Number.NaN);
      return `${list?.name}, ${name}: ${decimal(ratio, 2)} veces el marco mínimo (a lo sumo 1,30)`;
    })
    .join('\n');
}
