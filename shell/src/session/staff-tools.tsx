import { expiryOf, type Session } from '@portal/runtime';
import { useEffect } from 'react';
import { untilItWorks } from '../start/next-chance';
import { CompanyPreview } from '../preview/company-preview';
import { WorkBar } from '../work-bar/work-bar';
import { SessionKeeper } from './session-keeper';
import { useWatchedSession } from './use-watched-session';

type StaffToolsProps = {
  session: Session;
  /** Whether this is one of the screens on which staff work. */
  isWork: boolean;
};

/** What goes with whoever has signed in, on every page; fetched by nobody else. */
export function StaffTools({ session, isWork }: StaffToolsProps) {
  const { token = '', user } = session;
  useWatchedSession(token);
  useEffect(() => void bringSearch(), []);
  // The room that the server's HTML had for the bar (bar-room.js) is no longer needed.
  useEffect(() => document.documentElement.removeAttribute('data-bar-room'), []);

  return (
    <>
      {isWork && <WorkBar session={session} />}
      <CompanyPreview />
      <SessionKeeper expiresAt={expiryOf(token)} username={user.username} />
    </>
  );
}

/** Staff type at once after the key; a search that is still on its way would lose the first letters. */
const bringSearch = () =>
  untilItWorks(() => import(/* webpackChunkName: 'quick-search' */ '../quick-search/quick-search'));
