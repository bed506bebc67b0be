import type { ApplicationPage } from '@portal/kit/job-applications/use-application-page';
import { useApplicationPage } from '@portal/kit/job-applications/use-application-page';
import { toServerFilter, toServerQuery } from '@portal/kit/job-applications/server-query';
import { useResource, type Resource } from '@portal/kit/query/use-resource';
import {
  jobApplicationPageResource,
  jobApplicationTotalResource,
} from '@portal/kit/resources/job-applications';
import type { CandidateQuery } from './candidate-query';

export function useCandidatePage(query: CandidateQuery) {
  const read = useApplicationPage(query, jobApplicationPageResource(toServerQuery(query)));
  const total = useExactTotal(read.data, query);
  const { data: page } = read;

  return {
    ...read,
    data: page && {
      ...page,
      ...total,
      totalPages: Math.max(page.totalPages, Math.ceil(total.total / query.pageSize)),
    },
  };
}

/** Requests the exact total if the page contains only an estimate. */
function useExactTotal(page: ApplicationPage | undefined, query: CandidateQuery) {
  const { total = 0, isTotalExact = true } = page ?? {};
  const { data: counted } = useResource(
    isTotalExact ? known(total) : jobApplicationTotalResource(toServerFilter(query)),
  );
  return isTotalExact || counted === undefined
    ? { total, isTotalExact }
    : { total: counted, isTotalExact: true };
}

/** A resource that needs no request, because hooks cannot be conditional. */
const known = (total: number): Resource<number> => ({
  key: `candidates: ${total}`,
  load: async () => total,
});
