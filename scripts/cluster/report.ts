import { decimal, formatRows } from '../figures';
import type { Suffered } from './run-behind-cache';
import type { PageSpeed } from './page-speed';

export function formatSpeeds(speeds: readonly PageSpeed[]) {
  const names = Object.keys(speeds[0]?.costs ?? {});
  return formatRows([
    ['páginas por segundo (µs de procesador)', ...names],
    ...speeds.map(({ path, costs }) => [
      path,
      ...Object.values(costs).map(
        ({ perSecond, cpuMicroseconds }) =>
          `${decimal(perSecond, 0)} (${decimal(cpuMicroseconds, 0)})`,
      ),
    ]),
  ]);
}

export const formatSuffered = (suffered: readonly Suffered[]) =>
  formatRows([
    ['', 'llamadas', 'fallidas', 'aplazadas', 'páginas aplazadas', 'la más lenta'],
    ...suffered.map(({ fault, diary: { entries, faults } }) => {
      const putOff = entries.filter(({ refusal }) => refusal !== undefined);
      const slowest = Math.max(...entries.map(({ milliseconds }) => milliseconds));
      return [
        `${fault.part}, ${fault.how}`,
        String(entries.length),
        String(faults.length),
        String(putOff.length - faults.length),
        String(putOff.filter(({ kind }) => kind === 'page').length),
        `${decimal(slowest / 1000, 1)} s`,
      ];
    }),
  ]);
