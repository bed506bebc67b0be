import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumActions } from '@portal/kit/curriculum/curriculum-actions';
import { dateAndTime } from '@portal/kit/format/dates';
import { Money } from '@portal/kit/ui/money';
import { nextSort, type SortKey } from '@portal/kit/job-applications/list-query';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import type { ColumnSorting } from '@portal/kit/table/sort-button';
import { AnswersButton } from '../answers/answers-button';
import { StatusSelect } from '../status/status-select';
import { applicantCards, chosenRows } from './applicant-cards';
import type { ApplicantRoom } from './use-applicant-room';

type ApplicantTableProps = {
  room: ApplicantRoom;
  onShowAnswers: (application: JobApplication) => void;
  onReview: (id: number) => void;
  onShowCurriculum: (application: JobApplication) => void;
  /** Where a CV stands beside the list, there is no room for columns. */
  isNarrow: boolean;
};

export function ApplicantTable(props: ApplicantTableProps) {
  const { room, isNarrow } = props;

  return (
    <chakra.div minWidth="0" css={isNarrow ? applicantCards : compact}>
      <DataTable
        caption="Aplicantes de la oferta"
        columns={columns(props)}
        rows={room.rows}
        rowKey={({ id }) => id}
        marked={room.changedIds}
        cardsBelow={isNarrow ? 'always' : 'xl'}
        emptyText="No se encontraron registros"
      />
    </chakra.div>
  );
}

/** A box for choosing, and then the columns in the order of specification §2. */
function columns(props: ApplicantTableProps): Column<JobApplication>[] {
  const { room, onReview, onShowCurriculum } = props;
  const { query } = room;
  const first = (query.page - 1) * query.pageSize + 1;
  const sorting = (key: SortKey) => sortBy(room, key);

  return [
    choice(room),
    { header: '#', isCompact: true, cell: (_application, index) => first + index },
    {
      header: 'Nombre',
      sorting: sorting('name'),
      cell: ({ id, applicant }) => (
        <NameButton title={`Revisar a ${applicant.name}`} onClick={() => onReview(id)}>
          {applicant.name}
        </NameButton>
      ),
    },
    emailColumn(props),
    {
      header: 'Aspiración salarial',
      isNumeric: true,
      sorting: sorting('salary'),
      cell: ({ salaryExpectation, salaryCurrency }) => (
        <Money amount={salaryExpectation} currency={salaryCurrency} />
      ),
    },
    {
      header: 'Fecha de aplicación',
      sorting: sorting('date'),
      cell: ({ appliedAt }) => <Whole>{dateAndTime(appliedAt)}</Whole>,
    },
    statusColumn(room),
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

const emailColumn = ({ room, onShowAnswers }: ApplicantTableProps): Column<JobApplication> => ({
  header: 'Correo',
  sorting: sortBy(room, 'email'),
  cell: (application) => (
    <>
      <AnswersButton
        email={application.applicant.email}
        onClick={() => onShowAnswers(application)}
      />
      {application.isEmailConfirmed === false && <Unconfirmed>correo sin confirmar</Unconfirmed>}
    </>
  ),
});

const statusColumn = (room: ApplicantRoom): Column<JobApplication> => ({
  header: 'Estado',
  sorting: sortBy(room, 'status'),
  cell: (application) => (
    <StatusSelect
      application={application}
      statuses={room.statuses}
      onChange={(status, isTyping) => room.changeStatus(application, status, isTyping)}
      onLeave={room.flush}
    />
  ),
});

const choice = (room: ApplicantRoom): Column<JobApplication> => ({
  header: 'Elegir',
  isCompact: true,
  head: (
    <Checkbox
      type="checkbox"
      aria-label="Elegir toda la página"
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

/** Many rows on a screen: each on one line, with what is too long cut short. */
const compact: SystemStyleObject = {
  xlDown: applicantCards,
  xl: {
    ...chosenRows,
    // More specific than the table's own.
    '& table[role]': { fontSize: '0.875rem' },
    '& table td': { minWidth: '0', paddingBlock: '0.5', paddingInline: '2' },
    '& table th': { paddingInline: '2' },
    // One line of text and what one presses beside it.
    '& table td:last-of-type :is(a, button)': { minHeight: '34px', height: '34px' },
    '& table td[data-numeric]': { width: '9.5rem', '& > *': { justifyContent: 'flex-end' } },
    '& table select': { minWidth: '124px' },
    // Gives way first, so that the table is never wider than its place.
    '& table td:has(> [data-email])': { width: '20%', maxWidth: '0' },
  },
};

/** A day and its time stay together. */
const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** Somebody else may have used the address. */
const Unconfirmed = chakra('div', { base: { color: 'warning', textStyle: 'xs' } });

const Checkbox = chakra('input', {
  base: { boxSize: '24px', accentColor: '{colors.primary}', cursor: 'pointer' },
});

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const NameButton = chakra(
  'button',
  {
    base: {
      minHeight: '24px',
      textAlign: 'inherit',
      cursor: 'pointer',
      xl: { ...oneLine, maxWidth: '11rem' },
      _hover: { color: 'primary', textDecoration: 'underline' },
    },
  },
  { defaultProps: { type: 'button' } },
);
