import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { formatNumber } from '@portal/kit/format/money';
import { errorMessage } from '@portal/kit/format/error-message';
import { useFailureAlert } from '@portal/kit/query/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationsResource } from '@portal/kit/resources/job-applications';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { paths } from '@portal/kit/routing/paths';
import { useMemo } from 'react';
import { Pager } from '../components/pager';
import { TableSkeleton } from '../components/table-skeleton';
import { WorkPage } from '../components/work-page';
import { candidatePage } from './candidate-list';
import { CandidatesTable } from './candidates-table';
import { CandidatesToolbar } from './candidates-toolbar';
import { useCandidateQuery } from './use-candidate-query';

export function CandidatesPage() {
  const { data, error, reload } = useResource(jobApplicationsResource);
  useFailureAlert(error, errorMessage(error, 'Revisa tu conexión e intenta de nuevo.', 'message'));

  return (
    <WorkPage title="Candidatos Aplicantes" backTo={paths.dashboard}>
      {error !== undefined && (
        <LoadFailure
          error={error}
          text="No pudimos actualizar la lista de candidatos."
          onRetry={reload}
        />
      )}
      {data ? (
        <CandidateList candidates={data} />
      ) : (
        error === undefined && <TableSkeleton text="Cargando candidatos..." />
      )}
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
