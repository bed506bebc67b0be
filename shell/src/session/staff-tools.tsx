import { expiryOf, type Session } from '@portal/runtime';
import { useEffect } from 'react';
import { retryUntilSuccess } from '../start/retry';
import { CompanyPreview } from '../preview/company-preview';
import { WorkBar } from '../work-bar/work-bar';
import { SessionKeeper } from './session-keeper';
import { useWatchedSession } from './use-watched-session';

type StaffToolsProps = {
  session: Session;
  /** True on the screens for staff. */
  isWork: boolean;
};

/** Tools for signed-in users on every page. Visitors never load them. */
export function StaffTools({ session, isWork }: StaffToolsProps) {
  const { token = '', user } = session;
  useWatchedSession(token);
  useEffect(() => void bringSearch(), []);
  // Removes the space for the work bar in the server's HTML (reserve-bar-space.js).
  useEffect(() => document.documentElement.removeAttribute('data-bar-room'), []);

  return (
    <>
      {isWork && <WorkBar session={session} />}
      <CompanyPreview />
      <SessionKeeper expiresAt={expiryOf(token)} username={user.username} />
    </>
  );
}

/**
 * Preloads the search: staff type right after the shortcut, and the first letters would be lost.
 */
const bringSearch = () =>
  retryUntilSuccess(
    () => import(/* webpackChunkName: 'quick-search' */ '../quick-search/quick-search'),
  );
