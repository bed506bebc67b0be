import { decimal, formatRows } from '../../figures';
import type { CaseResult } from './compare-targets';
import type { Cost } from '../measure';

/** One row a case. Per target: processor time of a call in µs, and calls per second. */
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

/**
 * Shows the cost of the cached list as a multiple of the bare framework, with the allowed maximum.
 */
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
