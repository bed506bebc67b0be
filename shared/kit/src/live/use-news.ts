import { hasRole, useSession } from '@portal/runtime';
import { useEffect, useEffectEvent } from 'react';
import type { News } from '../resources/application-events';
import { followNews } from './follow-news';

type Listeners = {
  /** None named means that any application may have changed. */
  onApplications: (ids: readonly number[]) => void;
  /** Is told that offers or requests changed. */
  onPendingWork?: () => void;
  isWanted?: boolean;
};

/** Tells administrators what colleagues and visitors change, each session anew. */
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
