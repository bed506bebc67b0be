import type { BenchCase } from './cases';
import { measure, middleCost, type Cost, type Target } from '../measure';
import { prepareVisits, type Visits } from './visits';

export type CaseResult = {
  readonly name: string;
  /** Cost by target name. A target that cannot answer the case is missing. */
  readonly costs: ReadonlyMap<string, Cost>;
};

/**
 * Measures every case on every target in turn, so that other load of the machine affects all
 * targets alike.
 */
export async function compareTargets(
  targets: readonly Target[],
  cases: readonly BenchCase[],
  rounds: number,
): Promise<readonly CaseResult[]> {
  const visits = new Map<Target, Visits>();
  for (const target of targets.filter(isApi)) {
    visits.set(target, await prepareVisits(target.address));
  }
  const results: CaseResult[] = [];
  for (const one of cases) {
    results.push({ name: one.name, costs: await measureCase(one, targets, { visits, rounds }) });
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return results;
}

const isApi = ({ name }: Target) => name.startsWith('API');

type Setting = { visits: ReadonlyMap<Target, Visits>; rounds: number };

async function measureCase(
  one: BenchCase,
  targets: readonly Target[],
  { visits, rounds }: Setting,
) {
  const able = targets.filter((target) => one.isStatic || isApi(target));
  const costs = new Map<string, Cost[]>(able.map(({ name }) => [name, []]));
  // A warm-up round, not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const target of able) {
      const amount = round < 0 ? Math.ceil(one.amount / 4) : one.amount;
      const someone = visits.get(target) ?? [...visits.values()][0];
      if (!someone) throw new Error('No API is measured.');
      const calls = await one.calls(someone, amount);
      const cost = await measure(target, { calls, amount });
      if (round >= 0) costs.get(target.name)?.push(cost);
    }
  }
  return new Map([...costs].map(([name, all]) => [name, middleCost(all)]));
}
