import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { receivedContactRequestWire } from '@portal/contract/received-contact-request';
import { receivedPrivacyRequestWire } from '@portal/contract/privacy-request';
import { maxRequestPageSize } from '@portal/contract/request-query';
import type { RouteDocs } from '../platform/document/route-docs';

const contact = 'Solicitudes de contacto';
const privacy = 'Solicitudes de privacidad';

export const requestDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/contacto/solicitudes': {
    tag: contact,
    summary: 'Lista una página de las solicitudes de contacto, la más nueva primero',
    answer: pageOfWire(receivedContactRequestWire, maxRequestPageSize),
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
  'POST /api/privacidad/solicitudes': {
    tag: privacy,
    summary: 'Pide una copia, una corrección o la eliminación de los propios datos',
    status: 201,
    answer: messageWire,
    isRepeatable: true,
    refusals: [429],
  },
  'GET /api/privacidad/solicitudes': {
    tag: privacy,
    summary: 'Lista una página de las solicitudes de privacidad, la más nueva primero',
    answer: pageOfWire(receivedPrivacyRequestWire, maxRequestPageSize),
  },
  'PUT /api/privacidad/solicitudes/:id': {
    tag: privacy,
    summary: 'Marca una solicitud como atendida o pendiente',
    answer: receivedPrivacyRequestWire,
  },
  'DELETE /api/privacidad/solicitudes/:id': {
    tag: privacy,
    summary: 'Elimina una solicitud para siempre',
    answer: messageWire,
  },
};
