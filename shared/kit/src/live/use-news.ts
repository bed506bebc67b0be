import { hasRole, useSession } from '@portal/runtime';
import { useEffect, useEffectEvent } from 'react';
import type { News } from '../resources/application-events';
import { followNews } from './follow-news';

type Listeners = {
  /** An empty list means that any job application may have changed. */
  onApplications: (ids: readonly number[]) => void;
  onPendingWork?: () => void;
  isWanted?: boolean;
};

/** Subscribes administrators to changes by colleagues and visitors, again for each session. */
export function useNews({ onApplications, onPendingWork, isWanted = true }: Listeners) {
  const session = useSession();
  const { token = '' } = session;
  const mayHear = isWanted && hasRole(session, 'ROLE_ADMIN');
  const take = useEffectEvent((news: News) => {
    if (news.topic === 'applications') onApplications(news.ids);
    else onPendingWork?.();
  });

  useEffect(
    () => (mayHear ? followNews(token, (news) => take(news)) : undefined),
    [mayHear, token],
  );
}
