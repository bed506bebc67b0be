import { describeShared, describeTraffic } from './describe-traffic';
import type { SharedModule } from './shared-modules';
import { trafficOf } from './traffic';
import {
  describeCounts,
  describeLoad,
  describeSignatures,
  describeFailures,
  type RunningApplication,
} from './running-applications';

type Reported = {
  readonly revision: number;
  readonly applications: readonly RunningApplication[];
  readonly shared: readonly SharedModule[];
};

/**
 * Content of the panel as Markdown, without personal data: no query of the address and no session.
 */
export const releaseReport = ({ revision, applications, shared }: Reported) =>
  [
    '# Versiones de una página',
    '',
    `- Hora: ${new Date().toISOString()}`,
    `- Dirección: ${location.origin}${location.pathname}`,
    `- Navegador: ${navigator.userAgent}`,
    `- Revisión del registro: ${revision}`,
    ...applications.flatMap(sectionOf),
    '',
    '## Módulos compartidos',
    '',
    ...shared.map((module) => `- ${describeShared(module)}`),
    '',
  ].join('\n');

const sectionOf = ({ name, release, origin, published, loads }: RunningApplication) => [
  '',
  `## ${name}`,
  '',
  `- Versión: ${release ?? 'ninguna'}`,
  `- Origen: ${origin}`,
  `- En vivo: ${published.live ?? 'nada'}${published.since ? ` desde ${published.since}` : ''}`,
  `- Archivos: ${release ? describeTraffic(trafficOf(name, release)) : 'ninguno'}`,
  ...[
    ...describeSignatures(published),
    ...loads.map(describeLoad),
    ...loads.flatMap(describeFailures),
    ...describeCounts(published),
  ].map((line) => `- ${line}`),
];
