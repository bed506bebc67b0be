import { company } from '@portal/contract/company';
import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { ReceivedPrivacyRequest } from '@portal/contract/received-privacy-request';
import {
  deletePrivacyRequest,
  markPrivacyRequest,
  privacyRequestsPageResource,
} from '@portal/kit/resources/received-privacy-requests';
import type { RequestKind } from '../requests/request-kind';
import { PrivacyRequestFacts } from './privacy-request-facts';

const kindLabels: Record<PrivacyRequestKind, string> = {
  access: 'Una copia de sus datos',
  rectification: 'Corregir un dato',
  erasure: 'Eliminar sus datos',
};

export const privacyRequests: RequestKind<ReceivedPrivacyRequest> = {
  title: 'Solicitudes de privacidad',
  searchLabel: 'Buscar por nombre, correo, código o detalle',
  page: privacyRequestsPageResource,
  mark: markPrivacyRequest,
  remove: deletePrivacyRequest,
  column: { header: 'Qué pide', cell: ({ kind }) => kindLabels[kind] },
  facts: (request) => <PrivacyRequestFacts request={request} what={kindLabels[request.kind]} />,
  letter: ({ email, name }) => ({
    to: email,
    subject: `Tus datos en ${company.name}`,
    body: `Hola, ${name}:\n\n`,
  }),
};
