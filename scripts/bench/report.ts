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
  ['KiB brotli: diccionario', sizeOf('brotli', 'dictionary')],
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

export const formatTable = (sites: readonly Measured[]) =>
  formatRows([
    ['', ...sites.map(({ name }) => name)],
    ...rows.map(([label, read]) => [label, ...sites.map(read)]),
  ]);

type MeasuredPage = {
  readonly path: string;
  /** Maximum size of HTML, scripts and data, in KiB (gzip). */
  readonly budget: number;
  readonly measured: readonly Measured[];
};

/**
 * One line a page: the first site against the last two, which are the page without scripts and the
 * floor.
 */
export const formatPages = (pages: readonly MeasuredPage[]) =>
  formatRows([
    [
      '',
      'LCP ms',
      'sin scripts',
      'veces',
      'suelo',
      'veces',
      'CLS',
      'profundidad',
      'KiB',
      'presupuesto',
    ],
    ...pages.map(({ path, budget, measured }) => {
      const own = measured.at(0);
      if (!own) return [path];
      const paint = own.timings.largestPaint;
      const beside = (other: Measured | undefined) => [
        time(other?.timings.largestPaint),
        decimal(paint / (other?.timings.largestPaint ?? Number.NaN), 2),
      ];
      return [
        path,
        time(paint),
        ...beside(measured.at(-2)),
        ...beside(measured.at(-1)),
        decimal(own.timings.shift, 3),
        String(own.depth),
        sizeOf('gzip', 'html', 'scripts', 'data')(own),
        String(budget),
      ];
    }),
  ]);

/**
 * Compares the project's site, which is the first, with itself without scripts and with the floor.
 */
export function formatVerdict(sites: readonly Measured[]) {
  const [own, scriptless, floor] = [sites.at(0), sites.at(-2), sites.at(-1)];
  if (!own || !scriptless || !floor) return '';
  const ratio = ({ timings }: Measured) =>
    decimal(own.timings.largestPaint / timings.largestPaint, 2);
  return [
    `LCP ${ratio(scriptless)} veces la página sin scripts (a lo sumo 1,05) y ${ratio(floor)} el suelo (a lo sumo 1,40)`,
    `CLS ${decimal(own.timings.shift, 3)} (ha de ser 0)`,
    `profundidad ${own.depth} (a lo sumo 2)`,
  ].join('; ');
}
