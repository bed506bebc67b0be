import { formatNumber } from '@portal/kit/format/money';
import type { SharedModule } from './shared-modules';
import type { Traffic } from './traffic';

/** «3 archivos, 12,4 KiB por la red, 40,1 KiB en memoria». */
export function describeTraffic({ files, transferred, decoded }: Traffic) {
  if (files === 0) return 'Nada todavía';
  const counted = files === 1 ? '1 archivo' : `${files} archivos`;
  return `${counted}, ${inKibibytes(transferred)} por la red, ${inKibibytes(decoded)} sin comprimir`;
}

const inKibibytes = (bytes: number) => `${formatNumber(Math.round(bytes / 102.4) / 10)} KiB`;

/** «react 19.3.1: cargado, lo usan shell y mf_public_3f2a». */
export function describeShared({ name, version, isLoaded, usedBy }: SharedModule) {
  const users = usedBy.length === 0 ? 'aún nadie lo usa' : `lo usan ${usedBy.join(', ')}`;
  return `${name} ${version}: ${isLoaded ? 'cargado' : 'sin cargar'}, ${users}`;
}
