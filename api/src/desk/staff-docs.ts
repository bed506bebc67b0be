import { activityPageWire } from '@portal/contract/activity';
import { summaryWire } from '@portal/contract/summary';
import type { RouteDocs } from '../platform/document/route-docs';

const tag = 'Gestión';

export const staffDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/eventos': {
    tag,
    summary: 'Avisa, mientras se escucha, qué postulaciones llegaron o cambiaron de estado',
    file: 'text/event-stream',
    refusals: [429],
  },
  'GET /api/actividad': {
    tag,
    summary: 'Lee quién cambió qué: de un registro, o lo más reciente de todos',
    answer: activityPageWire,
  },
  'GET /api/resumen': {
    tag,
    summary: 'Lee las cifras del módulo principal',
    answer: summaryWire,
  },
};
