import * as v from 'valibot';
import type { DocumentSection } from '../platform/document/route-docs';

const health = v.object({ status: v.literal('ok') });
/** With the version of `@portal/contract`. */
const alive = v.object({ ...health.entries, contrato: v.string() });

export const systemDocs: readonly DocumentSection[] = [
  {
    name: 'Sistema',
    description: 'El estado del servicio y este documento.',
    calls: {
      'GET /api/openapi.json': {
        summary: 'Este documento',
        answer: v.record(v.string(), v.unknown()),
      },
      'GET /api/docs': { summary: 'Este documento como página', file: 'text/html' },
      'GET /health/live': {
        summary: 'El proceso responde, y a qué versión del contrato',
        answer: alive,
      },
      'GET /health/ready': {
        summary: 'El proceso y su base de datos responden',
        answer: health,
      },
    },
  },
];
