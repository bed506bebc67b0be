import { mkdirSync } from 'node:fs';
import { failToRun, type Stage } from './stages';
import { summarise, type Run } from './summary';

/**
 * Runs groups in turn and the stages of a group in parallel. Continues after failures, so that one
 * run shows all of them. Returns the exit code.
 */
export async function runAll(groups: readonly (readonly Stage[])[]): Promise<0 | 1> {
  mkdirSync('.cache', { recursive: true });
  const startedAt = performance.now();
  const runs: Run[] = [];
  for (const group of groups) runs.push(...(await Promise.all(group.map(runStage))));
  console.log(`\n${summarise(runs, secondsSince(startedAt)).join('\n')}`);
  return runs.every(({ report }) => report.failed === 0) ? 0 : 1;
}

async function runStage({ name, run }: Stage): Promise<Run> {
  const startedAt = performance.now();
  const report = await run().catch(failToRun);
  return { name, seconds: secondsSince(startedAt), report };
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;
