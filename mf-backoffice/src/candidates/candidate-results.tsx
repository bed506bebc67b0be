import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { ListBeside } from '@portal/kit/curriculum/curriculum-preview';
import { CompactSelect } from '@portal/kit/form/compact-select';
import { formatNumber } from '@portal/kit/format/money';
import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { Button } from '@portal/kit/ui/button';
import { Navigate } from '@portal/runtime';
import { useCallback, useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { Pager } from '@portal/kit/paging/pager';
import { CandidatesTable } from './candidates-table';
import { CurriculumBeside } from './curriculum-beside';
import { ExportButton } from './export/export-button';
import {
  isNarrowed,
  noFilters,
  pageSizes,
  type ListSort,
} from '@portal/kit/job-applications/list-query';
import type { ApplicationPage } from '@portal/kit/job-applications/use-application-page';
import type { CandidateQuery, QueryChanges } from './query/candidate-query';
import { useCandidatePage } from './query/use-candidate-page';

type ResultsProps = {
  query: CandidateQuery;
  onChange: (changes: QueryChanges) => void;
  pathToPage: (page: number) => string;
};

export function CandidateResults(props: ResultsProps) {
  const page = useCandidatePage(props.query);
  const changedIds = useLiveApplications({ rows: page.data?.rows, reload: page.reload });

  return (
    <ResourceView of={page} what="los candidatos">
      {(data) => <Results {...props} data={data} isStale={page.isStale} changedIds={changedIds} />}
    </ResourceView>
  );
}

type LoadedProps = ResultsProps & {
  data: ApplicationPage;
  isStale: boolean;
  changedIds: readonly number[];
};

function Results(props: LoadedProps) {
  const { query, onChange, pathToPage, data, isStale, changedIds } = props;
  const { rows, total, totalPages } = data;
  const [shown, setShown] = useState<JobApplication>();
  const sort = useCallback((by: ListSort | undefined) => onChange({ sort: by }), [onChange]);
  const isBehind = !isStale && rows.length === 0 && query.page > 1;
  if (isBehind) return <Navigate to={pathToPage(Math.max(1, totalPages))} replace />;

  return (
    <>
      <Summary>
        <span role="status">{countText(data)}</span>
        <CompactSelect
          label="Registros por página"
          options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
          value={query.pageSize}
          onChoose={(size) => onChange(pageSizeChange(size))}
        />
        <ExportButton query={query} total={total} />
      </Summary>
      <ListBeside data-split={shown ? '' : undefined}>
        <Rows aria-busy={isStale}>
          <CandidatesTable
            rows={rows}
            sort={query.sort}
            onSort={sort}
            onShowCurriculum={setShown}
            changedIds={changedIds}
            hidden={query.hidden.join('.')}
            isNarrow={shown !== undefined}
          />
          {rows.length === 0 && isNarrowed(query) && (
            <chakra.div display="flex" justifyContent="center" marginTop="5">
              <Button
                variant="outline"
                onClick={() => onChange({ search: '', filters: noFilters })}
              >
                Ver todos los candidatos
              </Button>
            </chakra.div>
          )}
          {totalPages > 1 && (
            <Pager page={query.page} totalPages={totalPages} pathTo={pathToPage} />
          )}
        </Rows>
        {shown && <CurriculumBeside shown={shown} rows={rows} onShow={setShown} />}
      </ListBeside>
    </>
  );
}

function pageSizeChange(value: string): QueryChanges {
  const pageSize = pageSizes.find((size) => String(size) === value);
  return pageSize ? { pageSize } : {};
}

function countText({ total, isTotalExact }: ApplicationPage) {
  if (!isTotalExact) return `Más de ${formatNumber(total)} postulaciones`;
  return total === 1 ? '1 postulación' : `${formatNumber(total)} postulaciones`;
}

const Summary = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    // On a phone the export button is next to the count.
    '& > :nth-child(2)': { order: { base: '1', md: '0' } },
    minHeight: '36px',
    marginBottom: '2',
    color: 'ink.muted',
    fontSize: '0.875rem',
  },
});

/** Old rows fade only if the new ones take noticeably long. */
const Rows = chakra('div', {
  base: {
    minWidth: '0',
    transition: 'opacity 150ms',
    '&[aria-busy=true]': { opacity: 0.6, transitionDelay: '250ms' },
  },
});
