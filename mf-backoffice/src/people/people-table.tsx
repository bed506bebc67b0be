import type { Person } from '@portal/contract/person';
import { weekdayDate } from '@portal/kit/format/dates';
import { personPath } from '@portal/kit/routing/paths';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import { EmailText } from '@portal/kit/ui/email-text';
import { EditLink } from './edit-link';
import { fullName } from './full-name';
import { PhotoButton } from './photo-button';
import { usePeopleAccess } from './use-people-access';

type PeopleTableProps = {
  people: readonly Person[];
  onShow: (person: Person) => void;
  onDelete: (person: Person) => void;
};

export function PeopleTable({ people, onShow, onDelete }: PeopleTableProps) {
  const { isMaintainer, seesPhotos } = usePeopleAccess();

  return (
    <DataTable
      caption="Personas"
      columns={[
        ...(seesPhotos ? [photoColumn(onShow)] : []),
        ...personColumns,
        ...(isMaintainer ? [editColumn, deleteColumn(onDelete)] : []),
      ]}
      rows={people}
      rowKey={({ id }) => id}
      cardsBelow="lg"
    />
  );
}

const photoColumn = (onShow: PeopleTableProps['onShow']): Column<Person> => ({
  header: 'Perfil',
  isAction: true,
  cell: (person) => <PhotoButton person={person} onClick={() => onShow(person)} />,
});

const personColumns: readonly Column<Person>[] = [
  { header: 'Nombre', cell: ({ firstName }) => firstName },
  { header: 'Apellido', cell: ({ lastName }) => lastName.toLocaleUpperCase('es') },
  { header: 'Fecha', cell: ({ createdAt }) => weekdayDate(createdAt) },
  { header: 'Correo', cell: ({ email }) => <EmailText email={email} /> },
];

const editColumn: Column<Person> = {
  header: 'Editar',
  isAction: true,
  cell: (person) => <EditLink of={fullName(person)} to={personPath(person.id)} />,
};

const deleteColumn = (onDelete: PeopleTableProps['onDelete']): Column<Person> => ({
  header: 'Eliminar',
  isAction: true,
  cell: (person) => <DeleteButton of={fullName(person)} onClick={() => onDelete(person)} />,
});
