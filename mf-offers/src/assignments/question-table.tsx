import type { OfferQuestion } from '@portal/contract/offer-question';
import { deleteOfferQuestion } from '@portal/kit/resources/offer-questions';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import { confirmAndUnassign } from './assignment-outcome';

type QuestionTableProps = {
  rows: readonly OfferQuestion[];
  onDeleted: () => Promise<void>;
};

export function QuestionTable({ rows, onDeleted }: QuestionTableProps) {
  return (
    <DataTable
      caption="Preguntas asignadas"
      rows={rows}
      rowKey={({ id }) => id}
      emptyText="No hay preguntas asignadas."
      columns={columns(onDeleted)}
    />
  );
}

const columns = (onDeleted: () => Promise<void>): Column<OfferQuestion>[] => [
  { header: 'N°', isCompact: true, cell: (_question, index) => index + 1 },
  { header: 'Pregunta', cell: ({ question }) => question.name },
  {
    header: 'Acciones',
    isAction: true,
    cell: (row) => (
      <DeleteButton of={row.question.name} onClick={() => void remove(row, onDeleted)} />
    ),
  },
];

const remove = ({ id, question }: OfferQuestion, onDone: () => Promise<void>) =>
  confirmAndUnassign({
    item: { kind: 'offerQuestion', id },
    name: question.name,
    run: () => deleteOfferQuestion(id),
    success: 'La pregunta ya no está asignada.',
    failure: 'No pudimos quitar la pregunta. Inténtalo de nuevo.',
    onDone,
  });
