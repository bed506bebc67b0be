import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { formatNumber } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationsResource } from '@portal/kit/resources/job-applications';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { CurriculumPreview } from '@portal/kit/ui/curriculum-preview';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Pager } from '../components/pager';
import { ResourceView } from '../components/resource-view';
import { WorkPage } from '../components/work-page';
import { pageOfCandidates } from './candidate-list';
import { noFilters } from './candidate-query';
import { CandidatesTable } from './candidates-table';
import { CandidatesToolbar } from './candidates-toolbar';
import { exportCandidates } from './export-candidates';
import { useCandidateQuery } from './use-candidate-query';
import { useSelectedCandidates } from './use-selected-candidates';

export function CandidatesPage() {
  const candidates = useResource(jobApplicationsResource);

  return (
    <WorkPage title="Candidatos Aplicantes" backTo={paths.dashboard}>
      <ResourceView of={candidates} what="los candidatos">
        {(all) => <CandidateList candidates={all} />}
      </ResourceView>
    </WorkPage>
  );
}

function CandidateList({ candidates }: { candidates: readonly JobApplication[] }) {
  const { query, change, pathToPage } = useCandidateQuery();
  const { selected, choices } = useSelectedCandidates(candidates, query);
  const [shownId, setShownId] = useState<number>();
  const shown = candidates.find(({ id }) => id === shownId);
  const { rows, page, totalPages } = pageOfCandidates(selected, query);

  return (
    <>
      <CandidatesToolbar query={query} choices={choices} onChange={change} />
      <Summary>
        <span role="status">{countText(selected.length)}</span>
        <Button
          variant="ghost"
          size="sm"
          disabled={selected.length === 0}
          onClick={() => exportCandidates(selected)}
        >
          <FileSpreadsheet aria-hidden size={16} />
          Exportar a CSV
        </Button>
      </Summary>
      <ListAndCurriculum data-split={shown ? '' : undefined}>
        <CandidatesTable
          rows={rows}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          onShowCurriculum={({ id }) => setShownId(id)}
          isNarrow={shown !== undefined}
        />
        {shown && (
          <CurriculumPreview
            name={shown.applicant.name}
            source={shown.curriculum}
            isBeside
            onClose={() => setShownId(undefined)}
          />
        )}
      </ListAndCurriculum>
      {candidates.length > 0 && selected.length === 0 && (
        <chakra.div display="flex" justifyContent="center" marginTop="5">
          <Button variant="outline" onClick={() => change({ search: '', filters: noFilters })}>
            Ver todos los candidatos
          </Button>
        </chakra.div>
      )}
      {totalPages > 1 && <Pager page={page} totalPages={totalPages} pathTo={pathToPage} />}
    </>
  );
}

const countText = (total: number) =>
  total === 1 ? '1 postulación' : `${formatNumber(total)} postulaciones`;

const Summary = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '2',
    color: 'ink.muted',
    fontSize: '0.875rem',
  },
});

const ListAndCurriculum = chakra('div', {
  base: {
    '&[data-split]': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(320px, 2fr) minmax(420px, 3fr)',
      alignItems: 'start',
      gap: '5',
    },
  },
});
