import { dateAndTime } from '@portal/kit/format/dates';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { Button } from '@portal/kit/ui/button';
import { EmailText } from '@portal/kit/ui/email-text';
import type { ReceivedRequest, RequestKind } from './request-kind';
import { RequestState } from './request-state';

type RequestsTableProps<Request extends ReceivedRequest> = {
  kind: RequestKind<Request>;
  requests: readonly Request[];
  onOpen: (request: Request) => void;
};

export function RequestsTable<Request extends ReceivedRequest>(props: RequestsTableProps<Request>) {
  const { kind, requests, onOpen } = props;

  return (
    <DataTable
      caption={kind.title}
      columns={[...writerColumns, kind.column, stateColumn, openColumn(onOpen)]}
      rows={requests}
      rowKey={({ id }) => id}
      cardsBelow="lg"
    />
  );
}

const writerColumns: readonly Column<ReceivedRequest>[] = [
  { header: 'Fecha', cell: ({ receivedAt }) => dateAndTime(receivedAt) },
  { header: 'Nombre', cell: ({ name }) => name },
  { header: 'Correo', cell: ({ email }) => <EmailText email={email} /> },
];

const stateColumn: Column<ReceivedRequest> = {
  header: 'Estado',
  cell: ({ answeredAt }) => <RequestState answeredAt={answeredAt} />,
};

const openColumn = <Request extends ReceivedRequest>(
  onOpen: (request: Request) => void,
): Column<Request> => ({
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
});
