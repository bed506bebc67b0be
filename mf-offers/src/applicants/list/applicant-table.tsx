import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { nextSort, type SortKey } from '@portal/kit/job-applications/list-query';
import { DataTable } from '@portal/kit/table/data-table';
import type { ColumnSorting } from '@portal/kit/table/sort-button';
import { useStableCallback } from '@portal/kit/ui/use-stable-callback';
import { useMemo } from 'react';
import { applicantCells, type CellOptions } from './applicant-cells';
import { applicantCards, chosenRows } from './applicant-cards';
import { ChoiceContext } from './choice-box';
import type { ApplicantRoom } from './use-applicant-room';

type Actions = Pick<CellOptions, 'onReview' | 'onShowAnswers' | 'onShowCurriculum'>;

type ApplicantTableProps = Actions & {
  room: ApplicantRoom;
  /** True if a CV is open beside the list, which leaves no room for all columns. */
  isNarrow: boolean;
};

export function ApplicantTable({ room, isNarrow, ...actions }: ApplicantTableProps) {
  const columns = useCells(room, actions).map(({ sortKey, ...column }) => ({
    ...column,
    ...(sortKey && { sorting: sortBy(room, sortKey) }),
  }));

  return (
    <chakra.div minWidth="0" css={isNarrow ? applicantCards : compact}>
      <ChoiceContext value={room}>
        <DataTable
          caption="Aplicantes de la oferta"
          columns={columns}
          rows={room.rows}
          rowKey={rowKey}
          marked={room.changedIds}
          cardsBelow={isNarrow ? 'always' : 'xl'}
          emptyText="No se encontraron registros"
        />
      </ChoiceContext>
    </chakra.div>
  );
}

const rowKey = ({ id }: JobApplication) => id;

/** Stable between renders, so that only changed rows render again. */
function useCells({ query, statuses, changeStatus, flush }: ApplicantRoom, actions: Actions) {
  const onReview = useStableCallback(actions.onReview);
  const onShowAnswers = useStableCallback(actions.onShowAnswers);
  const onShowCurriculum = useStableCallback(actions.onShowCurriculum);
  const onStatus = useStableCallback(changeStatus);
  const first = (query.page - 1) * query.pageSize + 1;

  return useMemo(
    () =>
      applicantCells({
        first,
        statuses,
        onReview,
        onShowAnswers,
        onShowCurriculum,
        onStatus,
        onLeaveStatus: flush,
      }),
    [first, statuses, onReview, onShowAnswers, onShowCurriculum, onStatus, flush],
  );
}

function sortBy({ query: { sort }, onQuery }: ApplicantRoom, key: SortKey): ColumnSorting {
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return {
    direction: sort?.by === key ? direction : undefined,
    onToggle: () => onQuery({ sort: nextSort(sort, key) }),
  };
}

/** Dense rows on wide screens: one line each, if name and e-mail fit. */
const compact: SystemStyleObject = {
  xlDown: applicantCards,
  xl: {
    ...chosenRows,
    // More specific than the table's own styles.
    '& table[role]': { fontSize: '0.875rem' },
    '& table td': { minWidth: '0', paddingBlock: '0.5', paddingInline: '2' },
    '& table th': { paddingInline: '2' },
    // One line of text with its button.
    '& table td:last-of-type :is(a, button)': { minHeight: '34px', height: '34px' },
    '& table td[data-numeric]': { width: '9.5rem', '& > *': { justifyContent: 'flex-end' } },
    '& table select': { minWidth: '124px' },
    // Keeps e-mails unbroken beside long names.
    '& table td:has(> [data-email])': { minWidth: '13.5rem' },
  },
};
