import { chakra } from '@chakra-ui/react/styled-system';
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
    <WorkPage
      title="Candidatos Aplicantes"
      backTo={paths.dashboard}
      action={
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap={{ base: '1', md: '2' }}
          minWidth="0"
          css={{ mdDown: { '& a, & button': { paddingInline: '2', gap: '1' } } }}
        >
          <ViewsBar query={query} />
          <DuplicatesLink />
        </chakra.div>
      }
    >
      <CandidatesToolbar query={query} onChange={change} />
      <CandidateResults query={query} onChange={change} pathToPage={pathToPage} />
    </WorkPage>
  );
}
