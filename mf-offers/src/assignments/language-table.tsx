import type { OfferLanguage } from '@portal/contract/offer-language';
import { deleteOfferLanguage } from '@portal/kit/resources/offer-languages';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import { confirmAndUnassign } from './assignment-outcome';

type LanguageTableProps = {
  rows: readonly OfferLanguage[];
  onDeleted: () => Promise<void>;
};

export function LanguageTable({ rows, onDeleted }: LanguageTableProps) {
  return (
    <DataTable
      caption="Idiomas asignados"
      rows={rows}
      rowKey={({ id }) => id}
      emptyText="No hay idiomas asignados."
      columns={columns(onDeleted)}
    />
  );
}

const columns = (onDeleted: () => Promise<void>): Column<OfferLanguage>[] => [
  { header: 'Idioma', cell: ({ language }) => language.name },
  { header: 'Nivel', cell: ({ level }) => level.name },
  {
    header: 'Acciones',
    isAction: true,
    cell: (row) => (
      <DeleteButton of={row.language.name} onClick={() => void remove(row, onDeleted)} />
    ),
  },
];

const remove = ({ id, language }: OfferLanguage, onDone: () => Promise<void>) =>
  confirmAndUnassign({
    item: { kind: 'offerLanguage', id },
    name: language.name,
    run: () => deleteOfferLanguage(id),
    success: 'El idioma ya no está asignado.',
    failure: 'No pudimos quitar el idioma. Inténtalo de nuevo.',
    onDone,
  });
