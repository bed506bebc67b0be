import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { formatNumber } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationsResource } from '@portal/kit/resources/job-applications';
import { paths } from '@portal/kit/routing/paths';
import { useMemo } from 'react';
import { Pager } from '../components/pager';
import { ResourceView } from '../components/resource-view';
import { WorkPage } from '../components/work-page';
import { candidatePage } from './candidate-list';
import { CandidatesTable } from './candidates-table';
import { CandidatesToolbar } from './candidates-toolbar';
import { useCandidateQuery } from './use-candidate-query';

export function CandidatesPage() {
  const candidates = useResource(jobApplicationsResource);

  return (
    <WorkPage title="Candidatos Aplicantes" backTo={paths.dashboard}>
      <ResourceView of={candidates} what="candidatos">
        {(all) => <CandidateList candidates={all} />}
      </ResourceView>
    </WorkPage>
  );
}

function CandidateList({ candidates }: { candidates: readonly JobApplication[] }) {
  const { query, change, pathToPage } = useCandidateQuery();
  const { search, pageSize, page } = query;
  const shown = useMemo(
    () => candidatePage(candidates, { search, pageSize, page }),
    [candidates, search, pageSize, page],
  );

  return (
    <>
      <CandidatesToolbar
        query={query}
        onSearch={(text) => change({ search: text })}
        onPageSize={(size) => change({ pageSize: size })}
      />
      <chakra.p role="status" color="ink.muted" fontSize="14px" marginBottom="2">
        {countText(shown.total)}
      </chakra.p>
      <CandidatesTable rows={shown.rows} />
      {shown.totalPages > 1 && (
        <Pager page={shown.page} totalPages={shown.totalPages} pathTo={pathToPage} />
      )}
    </>
  );
}

const countText = (total: number) =>
  total === 1 ? '1 postulación' : `${formatNumber(total)} postulaciones`;
