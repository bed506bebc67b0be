import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumActions } from '@portal/kit/curriculum/curriculum-actions';
import { shortDate } from '@portal/kit/format/dates';
import { currencyChangeNote, originalTitle, titleToday } from '@portal/kit/format/later-changes';
import { OriginalText } from '@portal/kit/ui/original-text';
import { Money } from '@portal/kit/ui/money';
import { paths, pathTo } from '@portal/kit/routing/paths';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import type { ColumnSorting } from '@portal/kit/table/sort-button';
import { EmailText } from '@portal/kit/ui/email-text';
import { StatusName } from '@portal/kit/ui/status-name';
import { memo } from 'react';
import { TextLink } from '../page-parts/text-link';
import {
  columnTitles,
  nextSort,
  type ListSort,
  type SortKey,
} from '@portal/kit/job-applications/list-query';
import type { OptionalColumn } from './query/candidate-query';

type CandidatesTableProps = {
  rows: readonly JobApplication[];
  sort: ListSort | undefined;
  onSort: (sort: ListSort | undefined) => void;
  onShowCurriculum: (candidate: JobApplication) => void;
  /** Rows that a colleague has just changed. */
  changedIds: readonly number[];
  /** The hidden columns as in the address. A string keeps its identity between renders. */
  hidden: string;
  /** True if a CV is open beside the list, which leaves no room for all columns. */
  isNarrow: boolean;
};

/** Memoised, because the table may be long. */
export const CandidatesTable = memo(function CandidatesTable(props: CandidatesTableProps) {
  const { rows, sort, onSort, onShowCurriculum, changedIds, hidden, isNarrow } = props;
  const hiddenColumns = hidden.split('.');
  const sortBy = (key: SortKey): ColumnSorting => ({
    direction: sort?.by === key ? directionOf(sort) : undefined,
    onToggle: () => onSort(nextSort(sort, key)),
  });

  return (
    <Sticky>
      <DataTable
        caption="Candidatos Aplicantes"
        columns={[
          {
            header: columnTitles.name,
            sorting: sortBy('name'),
            cell: ({ applicant }) => applicant.name,
          },
          ...optionalCells
            .filter(({ key }) => !hiddenColumns.includes(key))
            .map(({ key, ...column }) => ({
              ...column,
              header: columnTitles[key],
              sorting: sortBy(key),
            })),
          curriculumColumn(onShowCurriculum),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        marked={changedIds}
        cardsBelow={isNarrow ? 'always' : 'lg'}
        emptyText="No se encontraron registros"
      />
    </Sticky>
  );
});

const directionOf = ({ isDescending }: ListSort) => (isDescending ? 'descending' : 'ascending');

type OptionalCell = Omit<Column<JobApplication>, 'header'> & { key: OptionalColumn };

const optionalCells: readonly OptionalCell[] = [
  { key: 'email', cell: ({ applicant }) => <EmailText email={applicant.email} /> },
  {
    key: 'salary',
    cell: (candidate) => (
      <Money
        amount={candidate.salaryExpectation}
        currency={candidate.salaryCurrency}
        later={currencyChangeNote(candidate)}
      />
    ),
    isNumeric: true,
  },
  {
    key: 'offer',
    cell: (candidate) => (
      <OfferLink to={pathTo(paths.applicants, candidate.offer.id)}>
        <OriginalText text={originalTitle(candidate)} later={titleToday(candidate)} />
      </OfferLink>
    ),
  },
  { key: 'date', cell: ({ appliedAt }) => shortDate(appliedAt) },
  {
    key: 'status',
    cell: ({ status }) => <StatusName status={status} />,
  },
];

const curriculumColumn = (onShow: (candidate: JobApplication) => void): Column<JobApplication> => ({
  header: 'CV',
  isAction: true,
  cell: (candidate) => (
    <CurriculumActions
      applicantName={candidate.applicant.name}
      applicantId={candidate.applicant.id}
      fileName={candidate.curriculum}
      onShow={() => onShow(candidate)}
    />
  ),
});

const OfferLink = chakra(TextLink, {
  base: {
    textDecorationColor: 'line.strong',
    _hover: { color: 'primary', textDecorationColor: 'primary' },
  },
});

/** Keeps the column headers below the page header while scrolling, and above focused cells. */
const Sticky = chakra('div', {
  base: {
    lg: {
      '& th[scope=col]': {
        position: 'sticky',
        top: '{sizes.header}',
        zIndex: '1',
        bg: 'surface',
        boxShadow: 'inset 0 -1px {colors.line}',
      },
    },
    '& td :is(a, button)': { scrollMarginTop: { lg: '48px' } },
    xl: { '& th[scope=col]': { whiteSpace: 'nowrap' } },
  },
});
