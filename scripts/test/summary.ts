import { decimal } from '../figures';
import type { Report } from './reports';

export type Run = { readonly name: string; readonly seconds: number; readonly report: Report };

const slowestShown = 10;

/** Returns the last lines of a run: durations and counts. */
export function summarise(runs: readonly Run[], seconds: number): readonly string[] {
  const reports = runs.map(({ report }) => report);
  return [
    '── Tiempos',
    ...runs.map(
      ({ name, seconds: own, report: { passed, failed } }) =>
        `${inSeconds(own)}  ${name}: ${passed} passed, ${failed} failed`,
    ),
    `${inSeconds(seconds)}  en total`,
    '── Las pruebas más lentas',
    ...slowest(runs),
    `${sum(reports.map(({ passed }) => passed))} passed, ${sum(reports.map(({ failed }) => failed))} failed`,
  ];
}

const slowest = (runs: readonly Run[]) =>
  runs
    .flatMap(({ name: stage, report }) =>
      report.times.map(({ name, milliseconds }) => ({ name: `${stage}: ${name}`, milliseconds })),
    )
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowestShown)
    .map(({ name, milliseconds }) => `${inSeconds(milliseconds / 1000)}  ${name}`);

const inSeconds = (seconds: number) => `${decimal(seconds, 1)} s`.padStart(9);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
