import { expiryOf, type Session } from '@portal/runtime';
import { useEffect } from 'react';
import { untilItWorks } from '../start/next-chance';
import { SessionKeeper } from './session-keeper';

/** What goes with whoever has signed in, on every page; fetched by nobody else. */
type StaffToolsProps = { session: Session; isWork: boolean };

export function StaffTools({ session, isWork: _ }: StaffToolsProps) {
  useEffect(() => void bringSearch(), []);

  return (
    <SessionKeeper expiresAt={expiryOf(session.token ?? '')} username={session.user.username} />
  );
}

/** Staff type at once after the key; a search that is still on its way would lose the first letters. */
const bringSearch = () =>
  untilItWorks(() => import(/* webpackChunkName: 'quick-search' */ '../quick-search/quick-search'));
