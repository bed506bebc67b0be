import { chakra } from '@chakra-ui/react/styled-system';
import { companyContact } from '@portal/contract/company-contact';
import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import {
  contactRequestsPageResource,
  deleteContactRequest,
  markContactRequest,
} from '@portal/kit/resources/received-contact-requests';
import { paths } from '@portal/kit/routing/paths';
import { WorkPage } from '../page-parts/work-page';
import { RequestInbox } from '../requests/request-inbox';
import type { RequestKind } from '../requests/request-kind';
import { ExportContactRequests } from './export-contact-requests';

export function ContactRequestsPage() {
  return (
    <WorkPage
      title={contactRequests.title}
      description="Lo que llega desde el formulario de contacto."
      backTo={paths.dashboard}
    >
      <RequestInbox kind={contactRequests} />
    </WorkPage>
  );
}

/** The beginning of what somebody wrote. */
const Excerpt = chakra('span', {
  base: { lineClamp: '2', maxWidth: '24em' },
});

const contactRequests: RequestKind<ReceivedContactRequest> = {
  title: 'Solicitudes de contacto',
  searchLabel: 'Buscar por nombre, correo, celular o mensaje',
  page: contactRequestsPageResource,
  mark: markContactRequest,
  remove: deleteContactRequest,
  column: { header: 'Mensaje', cell: ({ description }) => <Excerpt>{description}</Excerpt> },
  tools: (query) => <ExportContactRequests query={query} />,
  facts: ({ phone, description }) => (
    <>
      <dt>Celular</dt>
      <dd>{phone}</dd>
      <dt>Mensaje</dt>
      <dd>{description}</dd>
    </>
  ),
  letter: ({ name, description }) => ({
    subject: `Tu solicitud a ${companyContact.name}`,
    body: `Hola, ${name}:\n\n\n\n> ${description.slice(0, 1000).replaceAll('\n', '\n> ')}`,
  }),
};
