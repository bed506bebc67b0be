import { applicantDataWire } from '@portal/contract/applicant-data';
import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { receivedPrivacyRequestWire } from '@portal/contract/received-privacy-request';
import { maxRequestPageSize } from '@portal/contract/request-query';
import { retentionWire } from '@portal/contract/retention';
import { retentionPeriodWire } from '@portal/contract/retention-period';
import { requestPageWire, staffRequestWire } from '@portal/contract/staff-request';
import type { DocumentSection } from '../platform/document/route-docs';

export const privacyDocs: readonly DocumentSection[] = [
  {
    name: 'Solicitudes',
    description: 'Lo que llega por los formularios de contacto y de privacidad, y su respuesta.',
    calls: {
      'GET /api/solicitudes': {
        summary:
          'Lista una página de todas las solicitudes: primero las pendientes que vencen antes',
        answer: requestPageWire,
      },
      'GET /api/solicitudes/:clase/:id': {
        summary: 'Lee una solicitud, lo que se guarda de quien la escribió y su última respuesta',
        answer: staffRequestWire,
      },
      'POST /api/solicitudes/:clase/:id/respuesta': {
        summary: 'Responde una solicitud y la marca como atendida; el correo espera 30 segundos',
        answer: staffRequestWire,
        refusals: [409],
      },
      'DELETE /api/solicitudes/:clase/:id/respuesta': {
        summary: 'Deshace la respuesta cuyo correo todavía espera',
        answer: staffRequestWire,
        refusals: [409],
      },
    },
  },
  {
    name: 'Solicitudes de privacidad',
    description: 'Lo que las personas piden sobre sus propios datos.',
    calls: {
      'POST /api/privacidad/solicitudes': {
        summary: 'Pide una copia, una corrección o la eliminación de los propios datos',
        status: 201,
        answer: messageWire,
        isRepeatable: true,
        refusals: [429],
      },
      'GET /api/privacidad/solicitudes': {
        summary: 'Lista una página de las solicitudes de privacidad, la más nueva primero',
        answer: pageOfWire(receivedPrivacyRequestWire, maxRequestPageSize),
      },
      'PUT /api/privacidad/solicitudes/:id': {
        summary: 'Marca una solicitud como atendida o pendiente',
        answer: receivedPrivacyRequestWire,
      },
      'DELETE /api/privacidad/solicitudes/:id': {
        summary: 'Elimina una solicitud para siempre',
        answer: messageWire,
      },
    },
  },
  {
    name: 'Datos personales',
    description: 'Lo que se guarda de cada persona que postuló, y por cuánto tiempo.',
    calls: {
      'GET /api/candidatos/:id/datos': {
        summary: 'Lee todo lo que se guarda de una persona que postuló, y quién lo ha usado',
        answer: applicantDataWire,
      },
      'PUT /api/candidatos/:id/datos': {
        summary: 'Corrige el nombre y el correo de una persona que lo pidió',
        answer: messageWire,
        refusals: [409],
      },
      'GET /api/candidatos/:id/exportar': {
        summary:
          'Descarga todo lo que se guarda de una persona, con sus currículums, y dice con qué correos llegó; queda registro',
        file: 'application/zip',
        headers: { 'Content-Disposition': 'always' },
      },
      'POST /api/candidatos/:id/anonimizar': {
        summary: 'Borra para siempre lo que identifica a una persona; pide repetir su correo',
        answer: messageWire,
        refusals: [409],
      },
      'GET /api/privacidad/plazo': {
        summary: 'Lee por cuántos meses se guardan los datos',
        answer: retentionPeriodWire,
        isCached: true,
      },
      'GET /api/privacidad/conservacion': {
        summary: 'Lee el plazo y a quién alcanza; con «meses», lo que significaría otro plazo',
        answer: retentionWire,
      },
      'PUT /api/privacidad/conservacion': {
        summary: 'Cambia el plazo; nadie se anonimiza antes de 30 días desde entonces',
        answer: messageWire,
      },
    },
  },
  {
    name: 'Postulaciones',
    calls: {
      'POST /api/consentimientos': {
        summary: 'Guarda la respuesta a la casilla de la bolsa de talento',
        status: 201,
        answer: messageWire,
        proof: 'required',
        refusals: [404, 429],
      },
    },
  },
];
