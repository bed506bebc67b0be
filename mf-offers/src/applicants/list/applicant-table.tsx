import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumActions } from '@portal/kit/curriculum/curriculum-actions';
import { dateAndTime } from '@portal/kit/format/dates';
import { formatMoney } from '@portal/kit/format/money';
import { nextSort, type SortKey } from '@portal/kit/job-applications/list-query';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import type { ColumnSorting } from '@portal/kit/table/sort-button';
import { AnswersButton } from '../answers/answers-button';
import { StatusSelect } from '../status/status-select';
import type { ApplicantRoom } from './use-applicant-room';

type ApplicantTableProps = {
  room: ApplicantRoom;
  onShowAnswers: (application: JobApplication) => void;
  onShowCurriculum: (application: JobApplication) => void;
  /** Where a CV stands beside the list, there is no room for columns. */
  isNarrow: boolean;
  /** Whether somebody goes through the list by keys. */
  isReviewing: boolean;
};

export function ApplicantTable(props: ApplicantTableProps) {
  const { room, isNarrow } = props;

  return (
    <DataTable
      caption="Aplicantes de la oferta"
      columns={columns(props)}
      rows={room.rows}
      rowKey={({ id }) => id}
      marked={room.changedIds}
      cardsBelow={isNarrow ? 'always' : 'xl'}
      emptyText="No se encontraron registros"
    />
  );
}

/** A box for choosing, and then the columns in the order of specification §2. */
function columns(props: ApplicantTableProps): Column<JobApplication>[] {
  const { room, isReviewing, onShowAnswers, onShowCurriculum } = props;
  const { query, total } = room;
  const first = (query.page - 1) * query.pageSize + 1;
  const sorting = (key: SortKey) => sortBy(room, key);

  return [
    choice(room),
    { header: '#', isCompact: true, cell: (_application, index) => first + index },
    { header: 'Nombre', sorting: sorting('name'), cell: ({ applicant }) => applicant.name },
    {
      header: 'Correo',
      sorting: sorting('email'),
      cell: (application, index) => (
        <>
          <AnswersButton
            application={application}
            place={`${first + index} de ${total}`}
            isReviewing={isReviewing}
            onClick={() => onShowAnswers(application)}
          />
          {application.isEmailConfirmed === false && (
            <Unconfirmed>correo sin confirmar</Unconfirmed>
          )}
        </>
      ),
    },
    {
      header: 'Aspiración salarial',
      isNumeric: true,
      sorting: sorting('salary'),
      cell: ({ salaryExpectation }) => formatMoney(salaryExpectation),
    },
    {
      header: 'Fecha de aplicación',
      sorting: sorting('date'),
      cell: ({ appliedAt }) => dateAndTime(appliedAt),
    },
    {
      header: 'Estado',
      sorting: sorting('status'),
      cell: (application) => (
        <StatusSelect
          application={application}
          statuses={room.statuses}
          onChange={(status, isTyping) => room.changeStatus(application, status, isTyping)}
          onLeave={room.flush}
        />
      ),
    },
    {
      header: 'Currículum',
      cell: (application) => (
        <CurriculumActions
          applicantName={application.applicant.name}
          applicantId={application.applicant.id}
          fileName={application.curriculum}
          onShow={() => onShowCurriculum(application)}
        />
      ),
    },
  ];
}

const choice = (room: ApplicantRoom): Column<JobApplication> => ({
  header: 'Elegir',
  isCompact: true,
  head: (
    <Checkbox
      type="checkbox"
      aria-label="Elegir a todos los de esta página"
      checked={room.isPageChosen}
      onChange={({ target }) => room.togglePage(target.checked)}
    />
  ),
  cell: (application) => (
    <Checkbox
      type="checkbox"
      aria-label={`Elegir a ${application.applicant.name}`}
      checked={room.isChosen(application)}
      onChange={() => room.toggle(application)}
    />
  ),
});

function sortBy({ query: { sort }, onQuery }: ApplicantRoom, key: SortKey): ColumnSorting {
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return {
    direction: sort?.by === key ? direction : undefined,
    onToggle: () => onQuery({ sort: nextSort(sort, key) }),
  };
}

/** Somebody else may have used the address. */
const Unconfirmed = chakra('div', { base: { color: 'warning', textStyle: 'xs' } });

const Checkbox = chakra('input', {
  base: { boxSize: '24px', accentColor: '{colors.primary}', cursor: 'pointer' },
});
