import { useNews } from './use-news';

/** Reads anew when a request comes in or a colleague deals with one. */
export const useLiveRequests = (reload: () => void) =>
  useNews({
    onApplications: (ids) => ids.length === 0 && reload(),
    onPendingWork: reload,
  });
