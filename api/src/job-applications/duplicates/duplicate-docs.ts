import {
  dismissalsPath,
  duplicateCountWire,
  duplicatePageWire,
  duplicatesPath,
  mergePageWire,
  mergesPath,
  mergeWire,
} from '@portal/contract/duplicates';
import { messageWire } from '@portal/contract/message';
import type { DocumentSection } from '../../platform/document/route-docs';

export const duplicateDocs: DocumentSection = {
  name: 'Posibles duplicados',
  description: 'Personas que postularon con más de un correo, y su unión en una sola.',
  calls: {
    [`GET ${duplicatesPath}`]: {
      summary: 'Lista una página de pares que pueden ser la misma persona, y por qué',
      answer: duplicatePageWire,
    },
    [`GET ${duplicatesPath}/total`]: {
      summary: 'Dice cuántos pares esperan una decisión',
      answer: duplicateCountWire,
    },
    [`POST ${dismissalsPath}`]: {
      summary: 'Anota que dos no son la misma persona',
      answer: messageWire,
      refusals: [404],
    },
    [`GET ${mergesPath}`]: {
      summary: 'Lista una página de las uniones que aún se pueden deshacer, la última primero',
      answer: mergePageWire,
    },
    [`POST ${mergesPath}`]: {
      summary: 'Hace una sola persona de dos; se puede deshacer por 30 días',
      status: 201,
      answer: mergeWire,
      refusals: [404, 409],
    },
    [`POST ${mergesPath}/:id/deshacer`]: {
      summary: 'Deshace una unión',
      answer: messageWire,
      refusals: [409],
    },
  },
};
