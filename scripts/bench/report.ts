import { sum, type Kind } from 'shell/e2e/visits/weight';
import type { Measured } from './compare';
import { decimal, formatRows } from '../figures';

type Row = readonly [label: string, read: (measured: Measured) => string];

const kib = (bytes: number) => decimal(bytes / 1024, 1);
const time = (value: number | undefined) => (value === undefined ? '–' : decimal(value, 0));

const sizeOf =
  (encoding: 'gzip' | 'brotli', ...kinds: Kind[]) =>
  ({ weights }: Measured) =>
    kib(sum(kinds.map((kind) => weights[kind]))[encoding]);

const rows: readonly Row[] = [
  ['KiB gzip: HTML', sizeOf('gzip', 'html')],
  ['KiB gzip: scripts', sizeOf('gzip', 'scripts')],
  ['KiB gzip: datos', sizeOf('gzip', 'data')],
  ['KiB gzip: HTML + scripts + datos', sizeOf('gzip', 'html', 'scripts', 'data')],
  ['KiB brotli: HTML + scripts + datos', sizeOf('brotli', 'html', 'scripts', 'data')],
  ['KiB fuentes', sizeOf('gzip', 'fonts')],
  ['KiB gzip: arte', sizeOf('gzip', 'art')],
  ['solicitudes', ({ requests }) => String(requests)],
  ['  de ellas, ya interactiva', ({ laterRequests }) => String(laterRequests)],
  ['profundidad de la cascada', ({ depth }) => String(depth)],
  ['FCP ms', ({ timings }) => time(timings.firstPaint)],
  ['LCP ms', ({ timings }) => time(timings.largestPaint)],
  ['CLS', ({ timings }) => decimal(timings.shift, 3)],
  ['interactiva ms', ({ timings }) => time(timings.alive)],
  ['tareas largas ms', ({ timings }) => time(timings.longTasks)],
  ['bloqueo ms', ({ timings }) => time(timings.blocked)],
];

/** The sites side by side. */
export const formatTable = (sites: readonly Measured[]) =>
  formatRows([
    ['', ...sites.map(({ name }) => name)],
    ...rows.map(([label, read]) => [label, ...sites.map(read)]),
  ]);

type MeasuredPage = {
  readonly path: string;
  /** KiB gzip of HTML, scripts and data. */
  readonly budget: number;
  readonly measured: readonly Measured[];
};

/** One line a page: the first site against the last, the floor. */
export const formatPages = (pages: readonly MeasuredPage[]) =>
  formatRows([
    ['', 'LCP ms', 'suelo', 'veces', 'CLS', 'profundidad', 'KiB', 'presupuesto'],
    ...pages.map(({ path, budget, measured }) => {
      const [own, floor] = [measured.at(0), measured.at(-1)];
      if (!own || !floor) return [path];
      const [paint, least] = [own.timings.largestPaint, floor.timings.largestPaint];
      return [
        path,
        time(paint),
        time(least),
        decimal(paint / least, 2),
        decimal(own.timings.shift, 3),
        String(own.depth),
        sizeOf('gzip', 'html', 'scripts', 'data')(own),
        String(budget),
      ];
    }),
  ]);

/** How far the first site, the project's, is from the last, the floor; and what that may be. */
export function formatVerdict(sites: readonly Measured[]) {
  const [own, floor] = [sites.at(0), sites.at(-1)];
  if (!own || !floor) return '';
  const ratio = (paint: 'firstPaint' | 'largestPaint') =>
    decimal(own.timings[paint] / floor.timings[paint], 2);
  return [
    `FCP ${ratio('firstPaint')} y LCP ${ratio('largestPaint')} veces el suelo estático (a lo sumo 1,30)`,
    `CLS ${decimal(own.timings.shift, 3)} (ha de ser 0)`,
    `profundidad ${own.depth} (a lo sumo 2)`,
  ].join('; ');
}
