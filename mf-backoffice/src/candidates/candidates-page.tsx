import { paths } from '@portal/kit/routing/paths';
import { WorkPage } from '../page-parts/work-page';
import { CandidateResults } from './candidate-results';
import { CandidatesToolbar } from './candidates-toolbar';
import { DuplicatesLink } from './duplicates-link';
import { useListQuery } from '@portal/kit/job-applications/use-list-query';
import { readQuery, writeQuery } from './query/candidate-query';
import { ViewsBar } from './views/views-bar';

export function CandidatesPage() {
  const { query, change, pathToPage } = useListQuery(readQuery, writeQuery);

  return (
    <WorkPage title="Candidatos Aplicantes" backTo={paths.dashboard} action={<DuplicatesLink />}>
      <ViewsBar query={query} />
      <CandidatesToolbar query={query} onChange={change} />
      <CandidateResults query={query} onChange={change} pathToPage={pathToPage} />
    </WorkPage>
  );
}
