import { activityPageWire } from '@portal/contract/activity';
import { candidateViewsWire } from '@portal/contract/candidate-views';
import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { receivedContactRequestWire } from '@portal/contract/received-contact-request';
import { maxRequestPageSize } from '@portal/contract/request-query';
import { summaryWire } from '@portal/contract/summary';
import { trashEntryWire } from '@portal/contract/trash';
import * as v from 'valibot';
import type { RouteDocs, Section } from '../platform/document/route-docs';

export const deskSections: readonly Section[] = [
  {
    name: 'Solicitudes de contacto',
    description: 'La bandeja de quienes escribieron por el formulario de contacto.',
  },
  { name: 'Papelera', description: 'Lo que se eliminó en los últimos 30 días.' },
  { name: 'Gestión', description: 'Cifras, actividad y avisos para el personal.' },
];

export const deskDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/candidatos/vistas': {
    tag: 'Postulaciones',
    summary: 'Lee las vistas de candidatos que guardó quien pregunta',
    answer: candidateViewsWire,
  },
  'PUT /api/candidatos/vistas': {
    tag: 'Postulaciones',
    summary: 'Guarda sus vistas de candidatos, todas a la vez',
    answer: messageWire,
  },
  'GET /api/actividad': {
    tag: 'Gestión',
    summary: 'Lee quién cambió qué: de un registro, o lo más reciente de todos',
    answer: activityPageWire,
  },
  'GET /api/resumen': {
    tag: 'Gestión',
    summary: 'Lee las cifras del módulo principal',
    answer: summaryWire,
  },
  'GET /api/contacto/solicitudes': {
    tag: 'Solicitudes de contacto',
    summary: 'Lista una página de las solicitudes de contacto, la más nueva primero',
    answer: pageOfWire(receivedContactRequestWire, maxRequestPageSize),
  },
  'PUT /api/contacto/solicitudes/:id': {
    tag: 'Solicitudes de contacto',
    summary: 'Marca una solicitud como atendida o pendiente',
    answer: receivedContactRequestWire,
  },
  'DELETE /api/contacto/solicitudes/:id': {
    tag: 'Solicitudes de contacto',
    summary: 'Elimina una solicitud para siempre',
    answer: messageWire,
  },
  'POST /api/contacto': {
    tag: 'Público',
    summary: 'Envía una solicitud de contacto',
    status: 201,
    answer: messageWire,
    isRepeatable: true,
    refusals: [429],
  },
  'GET /api/papelera': {
    tag: 'Papelera',
    summary: 'Lista lo que se eliminó en los últimos 30 días',
    answer: v.array(trashEntryWire),
  },
  'POST /api/papelera/restaurar': {
    tag: 'Papelera',
    summary: 'Recupera algo de la papelera; un 409 dice qué lo impide',
    answer: messageWire,
    refusals: [404, 409],
  },
};
