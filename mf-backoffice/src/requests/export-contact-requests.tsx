import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import { toCsv } from '@portal/kit/files/csv';
import { saveFile } from '@portal/kit/files/save-file';
import { companyTime } from '@portal/kit/format/dates';
import { readContactRequests } from '@portal/kit/resources/received-contact-requests';
import { ActionButton } from '@portal/kit/ui/action-button';
import { FileSpreadsheet } from 'lucide-react';
import { stateLabels } from './due';
import type { ListQuery } from './use-request-query';

const header = ['Fecha', 'Nombre', 'Correo', 'Celular', 'Mensaje', 'Estado'];

/** Exports all requests of the query, not only the shown page. */
export const ExportContactRequests = ({ query: { text, state } }: { query: ListQuery }) => (
  <ActionButton
    variant="ghost"
    icon={FileSpreadsheet}
    failure={{ title: 'No se pudo exportar' }}
    action={async () => {
      const chosen = state === 'all' ? undefined : state;
      const requests = await readContactRequests({ page: 0, size: 100, text, state: chosen });
      saveFile(toCsv([header, ...requests.map(toRow)]), 'solicitudes-de-contacto.csv');
    }}
  >
    Exportar a CSV
  </ActionButton>
);

const toRow = (request: ReceivedContactRequest) => [
  companyTime(request.receivedAt),
  request.name,
  request.email,
  request.phone,
  request.description,
  stateLabels[request.answeredAt === undefined ? 'pending' : 'answered'],
];
