import type { DataAction, DataUse } from '@portal/contract/applicant-data';
import { dateAndTime } from '@portal/kit/format/dates';
import { DataTable, type Column } from '@portal/kit/table/data-table';

/** Every download and change, with user and date. */
export function UsesTable({ uses }: { uses: readonly DataUse[] }) {
  return (
    <DataTable
      caption="Quién ha usado estos datos"
      columns={columns}
      rows={uses.map((use, place) => ({ ...use, place }))}
      rowKey={({ place }) => place}
      emptyText="Nadie los ha descargado ni cambiado."
    />
  );
}

const actionLabels: Record<DataAction, string> = {
  download: 'Descargó el CV',
  export: 'Exportó todos los datos',
  correction: 'Corrigió nombre o correo',
  anonymisation: 'Anonimizó los datos',
  merge: 'Unió los datos de dos correos',
  separation: 'Separó los datos de dos correos',
};

const columns: Column<DataUse>[] = [
  { header: 'Fecha', cell: ({ at }) => dateAndTime(at) },
  { header: 'Quién', cell: ({ actor }) => actor ?? 'El sistema' },
  { header: 'Qué hizo', cell: ({ action }) => actionLabels[action] },
  { header: 'Oferta', cell: ({ offer }) => offer ?? '–' },
];
