import * as v from 'valibot';
import type { RouteDocs, Section } from '../platform/document/route-docs';

const health = v.object({ status: v.literal('ok') });

export const systemSections: readonly Section[] = [
  { name: 'Sistema', description: 'El estado del servicio y este documento.' },
];

export const systemDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/openapi.json': {
    tag: 'Sistema',
    summary: 'Este documento',
    answer: v.record(v.string(), v.unknown()),
  },
  'GET /api/docs': { tag: 'Sistema', summary: 'Este documento como página', file: 'text/html' },
  'GET /health/live': { tag: 'Sistema', summary: 'El proceso responde', answer: health },
  'GET /health/ready': {
    tag: 'Sistema',
    summary: 'El proceso y su base de datos responden',
    answer: health,
  },
};
