import { companyContact } from '@portal/contract/company-contact';
import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { ReceivedPrivacyRequest } from '@portal/contract/received-privacy-request';
import {
  deletePrivacyRequest,
  markPrivacyRequest,
  privacyRequestsPageResource,
} from '@portal/kit/resources/received-privacy-requests';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { CalendarClock } from 'lucide-react';
import { WorkPage } from '../page-parts/work-page';
import { RequestInbox } from '../requests/request-inbox';
import type { RequestKind } from '../requests/request-kind';
import { PrivacyRequestFacts } from './privacy-request-facts';

export function PrivacyRequestsPage() {
  return (
    <WorkPage
      title={privacyRequests.title}
      description="Lo que alguien pide sobre sus propios datos, desde la página de privacidad."
      backTo={paths.dashboard}
      action={
        <LinkButton to={staffPaths.retention} variant="outline">
          <CalendarClock aria-hidden size={18} />
          Conservación de datos
        </LinkButton>
      }
    >
      <RequestInbox kind={privacyRequests} />
    </WorkPage>
  );
}

const kindLabels: Record<PrivacyRequestKind, string> = {
  access: 'Una copia de sus datos',
  rectification: 'Corregir un dato',
  erasure: 'Eliminar sus datos',
};

const privacyRequests: RequestKind<ReceivedPrivacyRequest> = {
  title: 'Solicitudes de privacidad',
  searchLabel: 'Buscar por nombre, correo, código o detalle',
  page: privacyRequestsPageResource,
  mark: markPrivacyRequest,
  remove: deletePrivacyRequest,
  column: { header: 'Qué pide', cell: ({ kind }) => kindLabels[kind] },
  facts: (request) => <PrivacyRequestFacts request={request} what={kindLabels[request.kind]} />,
  letter: ({ name }) => ({
    subject: `Tus datos en ${companyContact.name}`,
    body: `Hola, ${name}:\n\n`,
  }),
};
