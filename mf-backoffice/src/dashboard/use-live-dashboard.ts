import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { activityResource } from '@portal/kit/resources/activity';
import { latestApplicationsResource } from '@portal/kit/resources/job-applications';
import { summaryResource } from '@portal/kit/resources/summary';
import { useResourceCache } from '@portal/runtime';

/** Reads all parts of the dashboard again when applications come in or colleagues change them. */
export function useLiveDashboard() {
  const cache = useResourceCache();

  async function reload() {
    await Promise.all([
      cache.load(summaryResource),
      cache.load(latestApplicationsResource),
      cache.load(activityResource({ of: undefined, page: 0 })),
    ]);
  }

  // Sums and latest news have no rows to mark.
  useLiveApplications({ rows: [], reload });
}
