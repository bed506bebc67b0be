import { activityPageWire } from '@portal/contract/activity';
import { candidateViewsWire } from '@portal/contract/candidate-views';
import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { pendingWorkWire } from '@portal/contract/pending-work';
import { receivedContactRequestWire } from '@portal/contract/received-contact-request';
import { maxRequestPageSize } from '@portal/contract/request-query';
import { summaryWire } from '@portal/contract/summary';
import { trashEntryWire } from '@portal/contract/trash';
import * as v from 'valibot';
import type { DocumentSection } from '../platform/document/route-docs';

export const recordsDocs: readonly DocumentSection[] = [
  {
    name: 'Solicitudes de contacto',
    description: 'La bandeja de quienes escribieron por el formulario de contacto.',
    calls: {
      'GET /api/contacto/solicitudes': {
        summary: 'Lista una página de las solicitudes de contacto, la más nueva primero',
        answer: pageOfWire(receivedContactRequestWire, maxRequestPageSize),
      },
      'PUT /api/contacto/solicitudes/:id': {
        summary: 'Marca una solicitud como atendida o pendiente',
        answer: receivedContactRequestWire,
      },
      'DELETE /api/contacto/solicitudes/:id': {
        summary: 'Elimina una solicitud para siempre',
        answer: messageWire,
      },
    },
  },
  {
    name: 'Papelera',
    description: 'Lo que se eliminó en los últimos 30 días.',
    calls: {
      'GET /api/papelera': {
        summary: 'Lista lo que se eliminó en los últimos 30 días',
        answer: v.array(trashEntryWire),
      },
      'POST /api/papelera/restaurar': {
        summary: 'Recupera algo de la papelera; un 409 dice qué lo impide',
        answer: messageWire,
        refusals: [404, 409],
      },
    },
  },
  {
    name: 'Gestión',
    description: 'Cifras, actividad y avisos para el personal.',
    calls: {
      'GET /api/actividad': {
        summary: 'Lee quién cambió qué: de un registro, o lo más reciente de todos',
        answer: activityPageWire,
      },
      'GET /api/resumen': {
        summary: 'Lee las cifras del módulo principal',
        answer: summaryWire,
      },
      'GET /api/resumen/pendientes': {
        summary: 'Lee cuánto espera en cada lugar de trabajo',
        answer: pendingWorkWire,
      },
    },
  },
  {
    name: 'Postulaciones',
    calls: {
      'GET /api/candidatos/vistas': {
        summary: 'Lee las vistas de candidatos que guardó quien pregunta',
        answer: candidateViewsWire,
      },
      'PUT /api/candidatos/vistas': {
        summary: 'Guarda sus vistas de candidatos, todas a la vez',
        answer: messageWire,
      },
    },
  },
  {
    name: 'Público',
    calls: {
      'POST /api/contacto': {
        summary: 'Envía una solicitud de contacto',
        status: 201,
        answer: messageWire,
        isRepeatable: true,
        refusals: [429],
      },
    },
  },
];
