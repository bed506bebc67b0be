import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { receivedContactRequestWire } from '@portal/contract/received-contact-request';
import type { RouteDocs } from './route-docs';

const contact = 'Solicitudes de contacto';

export const requestDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/contacto/solicitudes': {
    tag: contact,
    summary: 'Lista una página de las solicitudes de contacto, la más nueva primero',
    answer: pageOfWire(receivedContactRequestWire),
  },
  'PUT /api/contacto/solicitudes/:id': {
    tag: contact,
    summary: 'Marca una solicitud como atendida o pendiente',
    answer: receivedContactRequestWire,
  },
  'DELETE /api/contacto/solicitudes/:id': {
    tag: contact,
    summary: 'Elimina una solicitud para siempre',
    answer: messageWire,
  },
};
