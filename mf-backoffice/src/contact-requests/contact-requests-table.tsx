import { chakra } from '@chakra-ui/react/styled-system';
import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import { dateAndTime } from '@portal/kit/format/dates';
import { Button } from '@portal/kit/ui/button';
import { DataTable, type Column } from '@portal/kit/ui/data-table';
import { EmailText } from '@portal/kit/ui/email-text';
import { RequestState } from '../requests/request-state';

type ContactRequestsTableProps = {
  requests: readonly ReceivedContactRequest[];
  onOpen: (request: ReceivedContactRequest) => void;
};

export function ContactRequestsTable({ requests, onOpen }: ContactRequestsTableProps) {
  return (
    <DataTable
      caption="Solicitudes de contacto"
      columns={columns(onOpen)}
      rows={requests}
      rowKey={({ id }) => id}
      cardsBelow="lg"
    />
  );
}

const columns = (
  onOpen: (request: ReceivedContactRequest) => void,
): Column<ReceivedContactRequest>[] => [
  { header: 'Fecha', cell: ({ receivedAt }) => dateAndTime(receivedAt) },
  { header: 'Nombre', cell: ({ name }) => name },
  { header: 'Correo', cell: ({ email }) => <EmailText email={email} /> },
  { header: 'Mensaje', cell: ({ description }) => <Excerpt>{description}</Excerpt> },
  { header: 'Estado', cell: ({ answeredAt }) => <RequestState answeredAt={answeredAt} /> },
  {
    header: 'Acciones',
    isAction: true,
    cell: (request) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Abrir la solicitud de ${request.name}`}
        onClick={() => onOpen(request)}
      >
        Abrir
      </Button>
    ),
  },
];

const Excerpt = chakra('span', {
  base: {
    lineClamp: '2',
    overflowWrap: 'anywhere',
    maxWidth: '44ch',
  },
});
