import { useNews } from './use-news';

/** Reloads when a request arrives or a colleague handles one. */
export const useLiveRequests = (reload: () => void) =>
  useNews({
    onApplications: (ids) => ids.length === 0 && reload(),
    onPendingWork: reload,
  });
