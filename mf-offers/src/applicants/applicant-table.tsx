import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumActions } from '@portal/kit/curriculum/curriculum-actions';
import { dateAndTime } from '@portal/kit/format/dates';
import { formatMoney } from '@portal/kit/format/money';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { AnswersButton } from './answers/answers-button';
import { StatusSelect } from './status/status-select';

type ApplicantTableProps = {
  applications: readonly JobApplication[];
  statuses: readonly ApplicationStatus[];
  onStatusChange: (
    application: JobApplication,
    status: ApplicationStatus,
    isTyping: boolean,
  ) => void;
  onStatusLeave: () => void;
  onShowAnswers: (application: JobApplication) => void;
  onShowCurriculum: (application: JobApplication) => void;
  /** Where a CV stands beside the list, there is no room for columns. */
  isNarrow: boolean;
  chosenIds: readonly number[];
  changedIds: readonly number[];
  onToggle: (application: JobApplication) => void;
  /** Whether somebody goes through the list by keys. */
  isReviewing: boolean;
};

export function ApplicantTable({ applications, isNarrow, ...rest }: ApplicantTableProps) {
  return (
    <DataTable
      caption="Aplicantes de la oferta"
      columns={columns(rest, applications.length)}
      rows={applications}
      rowKey={({ id }) => id}
      marked={rest.changedIds}
      cardsBelow={isNarrow ? 'always' : 'xl'}
    />
  );
}

/** The columns in the order of specification §2. */
type Actions = Omit<ApplicantTableProps, 'applications' | 'isNarrow'>;

const columns = (actions: Actions, total: number): Column<JobApplication>[] => [
  { header: '#', isCompact: true, cell: (_application, index) => index + 1 },
  { header: 'Nombre', cell: ({ applicant }) => applicant.name },
  {
    header: 'Correo',
    cell: (application, index) => (
      <>
        <AnswersButton
          application={application}
          place={`${index + 1} de ${total}`}
          isReviewing={actions.isReviewing}
          onClick={() => actions.onShowAnswers(application)}
        />
        {application.isEmailConfirmed === false && <Unconfirmed>correo sin confirmar</Unconfirmed>}
      </>
    ),
  },
  {
    header: 'Aspiración salarial',
    isNumeric: true,
    cell: ({ salaryExpectation }) => formatMoney(salaryExpectation),
  },
  { header: 'Fecha de aplicación', cell: ({ appliedAt }) => dateAndTime(appliedAt) },
  {
    header: 'Estado',
    cell: (application) => (
      <StatusSelect
        application={application}
        statuses={actions.statuses}
        onChange={(status, isTyping) => actions.onStatusChange(application, status, isTyping)}
        onLeave={actions.onStatusLeave}
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
        onShow={() => actions.onShowCurriculum(application)}
      />
    ),
  },
  {
    header: 'Elegir',
    isCompact: true,
    cell: (application) => (
      <Checkbox
        type="checkbox"
        aria-label={`Elegir a ${application.applicant.name}`}
        checked={actions.chosenIds.includes(application.id)}
        onChange={() => actions.onToggle(application)}
      />
    ),
  },
];

/** Somebody else may have used the address. */
const Unconfirmed = chakra('div', { base: { color: 'warning', textStyle: 'xs' } });

const Checkbox = chakra('input', {
  base: { boxSize: '24px', accentColor: '{colors.primary}', cursor: 'pointer' },
});
