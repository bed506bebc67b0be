import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumActions } from '@portal/kit/curriculum/curriculum-actions';
import { dateAndTime } from '@portal/kit/format/dates';
import { renamedSinceNote, currencyChangeNote } from '@portal/kit/format/later-changes';
import type { SortKey } from '@portal/kit/job-applications/list-query';
import type { Column } from '@portal/kit/table/data-table';
import { ChangedMark } from '@portal/kit/ui/original-text';
import { Money } from '@portal/kit/ui/money';
import { AnswersButton } from '../answers/answers-button';
import { StatusSelect } from '../status/status-select';
import type { ApplicantPart } from './applicant-cards';
import { ChoiceBox, PageBox } from './choice-box';

export type CellOptions = {
  first: number;
  /** Statuses that staff may set. */
  statuses: readonly ApplicationStatus[];
  onReview: (id: number) => void;
  onShowAnswers: (application: JobApplication) => void;
  onShowCurriculum: (application: JobApplication) => void;
  onStatus: (application: JobApplication, status: ApplicationStatus, isTyping: boolean) => void;
  /** Called when the status field loses the focus, which makes its value final. */
  onLeaveStatus: () => void;
};

type ApplicantColumn = Column<JobApplication> & { part: ApplicantPart; sortKey?: SortKey };

const salaryColumn: ApplicantColumn = {
  header: 'Aspiración salarial',
  part: 'salary',
  isNumeric: true,
  sortKey: 'salary',
  cell: (application) => (
    <Money
      amount={application.salaryExpectation}
      currency={application.salaryCurrency}
      later={currencyChangeNote(application)}
    />
  ),
};

const dateColumn: ApplicantColumn = {
  header: 'Fecha de aplicación',
  part: 'date',
  sortKey: 'date',
  cell: (application) => (
    <>
      <Whole>{dateAndTime(application.appliedAt)}</Whole>
      <ChangedMark text={renamedSinceNote(application)} />
    </>
  ),
};

/** The checkbox, then the columns in the order of the specification (S2.83). */
export const applicantCells = (options: CellOptions): readonly ApplicantColumn[] => [
  {
    header: 'Elegir',
    part: 'choice',
    head: <PageBox />,
    isCompact: true,
    cell: (application) => <ChoiceBox application={application} />,
  },
  {
    header: '#',
    part: 'place',
    isCompact: true,
    cell: (_application, index) => options.first + index,
  },
  {
    header: 'Nombre',
    part: 'name',
    sortKey: 'name',
    cell: ({ id, applicant }) => (
      <NameButton title={`Revisar a ${applicant.name}`} onClick={() => options.onReview(id)}>
        {applicant.name}
      </NameButton>
    ),
  },
  {
    header: 'Correo',
    part: 'email',
    sortKey: 'email',
    cell: (application) => (
      <>
        <AnswersButton
          email={application.applicant.email}
          onClick={() => options.onShowAnswers(application)}
        />
        {application.isEmailConfirmed === false && <Unconfirmed>correo sin confirmar</Unconfirmed>}
      </>
    ),
  },
  salaryColumn,
  dateColumn,
  statusColumn(options),
  curriculumColumn(options),
];

const statusColumn = ({ statuses, onStatus, onLeaveStatus }: CellOptions): ApplicantColumn => ({
  header: 'Estado',
  part: 'status',
  sortKey: 'status',
  cell: (application) => (
    <StatusSelect
      application={application}
      statuses={statuses}
      onChange={(status, isTyping) => onStatus(application, status, isTyping)}
      onLeave={onLeaveStatus}
    />
  ),
});

const curriculumColumn = ({ onShowCurriculum }: CellOptions): ApplicantColumn => ({
  header: 'Currículum',
  part: 'curriculum',
  cell: (application) => (
    <CurriculumActions
      applicantName={application.applicant.name}
      applicantId={application.applicant.id}
      fileName={application.curriculum}
      onShow={() => onShowCurriculum(application)}
    />
  ),
});

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** The e-mail is not confirmed, so a stranger may have entered it. */
const Unconfirmed = chakra('div', { base: { color: 'warning', textStyle: 'xs' } });

const NameButton = chakra(
  'button',
  {
    base: {
      minHeight: '24px',
      textAlign: 'inherit',
      cursor: 'pointer',
      _hover: { color: 'primary', textDecoration: 'underline' },
    },
  },
  { defaultProps: { type: 'button', 'data-readable': '' } },
);
