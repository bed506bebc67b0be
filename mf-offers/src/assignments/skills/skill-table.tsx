import type { OfferSkill } from '@portal/contract/offer-skill';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton, EditButton, RowActions } from '@portal/kit/table/row-actions';

type SkillTableProps = {
  rows: readonly OfferSkill[];
  edited: OfferSkill | undefined;
  onEdit: (row: OfferSkill) => void;
  onDelete: (row: OfferSkill) => void;
};

type Actions = Omit<SkillTableProps, 'rows'>;

export function SkillTable({ rows, ...actions }: SkillTableProps) {
  return (
    <DataTable
      caption="Conocimientos asignados"
      rows={rows}
      rowKey={({ skill }) => skill.id}
      emptyText="No hay conocimientos asignados a esta oferta aún."
      columns={columns(actions)}
    />
  );
}

const columns = (actions: Actions): Column<OfferSkill>[] => [
  { header: 'Conocimiento', cell: ({ skill }) => skill.name },
  { header: 'Experiencia mínima', cell: ({ minimumExperience }) => minimumExperience },
  {
    header: 'Acciones',
    isAction: true,
    cell: (row) => <SkillActions row={row} {...actions} />,
  },
];

/** During an edit, its row cannot be opened again and the other rows cannot be deleted (S2.67). */
function SkillActions({ row, edited, onEdit, onDelete }: Actions & { row: OfferSkill }) {
  const { name } = row.skill;
  const isThis = row.skill.id === edited?.skill.id;

  return (
    <RowActions>
      <EditButton of={name} disabled={isThis} onClick={() => onEdit(row)} />
      <DeleteButton
        of={name}
        disabled={edited !== undefined && !isThis}
        onClick={() => onDelete(row)}
      />
    </RowActions>
  );
}
