import { decimal, formatRows, median } from '../figures';
import { entriesOf, kinds, type Diary, type Kind } from '../people/diary';
import type { StormResult } from './run-storm';

const stormKinds = ['page', 'read', 'application', 'staff', 'signIn'] as const;

export const formatStorm = (result: StormResult) =>
  [honestTable(result), strangersTable(result), machineTable(result)].join('\n\n');

/** One sentence per broken guarantee, with similar ones grouped; times do not count. */
export const brokenPromises = (result: StormResult) => grouped(allBroken(result));

function allBroken({ calm, storm, answerLog, isRunning }: StormResult) {
  return [
    ...[...calm.faults, ...storm.faults].map((fault) => `Falla de un uso legítimo: ${fault}`),
    ...answerLog.faults.map((fault) => `Respuesta indebida: ${fault}`),
    ...(isRunning ? [] : ['Un proceso del sitio terminó.']),
  ];
}

/** Ids, times and addresses do not matter. */
function grouped(sentences: readonly string[]) {
  const groups = new Map<string, string[]>();
  for (const sentence of sentences) {
    const pattern = sentence.replaceAll(/\d+/g, '#');
    groups.set(pattern, [...(groups.get(pattern) ?? []), sentence]);
  }
  return [...groups.values()].map((alike) => `${alike.length} × ${alike[0]}`);
}

const honestTable = ({ calm, storm }: StormResult) =>
  formatRows([
    ['', 'calma', 'mediana', 'p95', 'tormenta', 'mediana', 'p95', 'veces'],
    ...stormKinds.map((kind) => timesOf(kind, calm, storm)),
    ['fallidas', String(calm.faults.length), '', '', String(storm.faults.length)],
  ]);

function timesOf(kind: Kind, calm: Diary, storm: Diary) {
  const [quiet = [], loud = []] = [calm, storm].map((diary) =>
    entriesOf(diary, kind).map(({ milliseconds }) => milliseconds),
  );
  const ratio = percentile(loud, 0.95) / percentile(quiet, 0.95);
  return [kinds[kind], ...figures(quiet), ...figures(loud), decimal(ratio, 1)];
}

const figures = (times: readonly number[]) => [
  String(times.length),
  inMilliseconds(median(times)),
  inMilliseconds(percentile(times, 0.95)),
];

function strangersTable({ answerLog }: StormResult) {
  const rows = [...answerLog.outcomes].map(([name, outcomes]) => {
    const ends = [...outcomes].toSorted(([, one], [, other]) => other - one);
    const total = ends.reduce((sum, [, count]) => sum + count, 0);
    return `${name}: ${total} (${ends.map(([end, count]) => `${end} × ${count}`).join(', ')})`;
  });
  return [...rows.toSorted(), `respuestas indebidas: ${answerLog.faults.length}`].join('\n');
}

const machineTable = ({ before, most, after }: StormResult) =>
  formatRows([
    ['', 'antes', 'lo más', 'después'],
    ['procesos', ...[before, most, after].map(({ processes }) => String(processes))],
    ['memoria (MB)', ...[before, most, after].map(({ megabytes }) => String(megabytes))],
  ]);

function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

const inMilliseconds = (value: number) => `${Math.round(value)} ms`;
