import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import type { RequestQuery } from '@portal/contract/request-query';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { toCsv } from '@portal/kit/files/csv';
import { saveFile } from '@portal/kit/files/save-file';
import { dateAndTime } from '@portal/kit/format/dates';
import { readContactRequests } from '@portal/kit/resources/received-contact-requests';
import { Button } from '@portal/kit/ui/button';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { stateLabels } from '../requests/use-request-query';

const header = ['Fecha', 'Nombre', 'Correo', 'Celular', 'Mensaje', 'Estado'];

/** Saves all that the list would show, on whatever page. */
export function ExportContactRequests({ query }: { query: RequestQuery }) {
  const [isReading, setReading] = useState(false);

  async function save() {
    setReading(true);
    try {
      const requests = await readContactRequests(query);
      saveFile(toCsv([header, ...requests.map(toRow)]), 'solicitudes-de-contacto.csv');
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo exportar' });
    } finally {
      setReading(false);
    }
  }

  return (
    <Button variant="ghost" loading={isReading} onClick={() => void save()}>
      {!isReading && <FileSpreadsheet aria-hidden size={18} />}
      Exportar a CSV
    </Button>
  );
}

const toRow = (request: ReceivedContactRequest) => [
  dateAndTime(request.receivedAt),
  request.name,
  request.email,
  request.phone,
  request.description,
  stateLabels[request.answeredAt === undefined ? 'pending' : 'answered'],
];
