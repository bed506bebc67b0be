import { expiryOf, hasRole, type Session } from '@portal/runtime';
import { QuickSearch } from '../quick-search/quick-search';
import { SessionKeeper } from './session-keeper';

type StaffToolsProps = {
  session: Session;
  isSearching: boolean;
  onSearchClose: () => void;
};

/** What goes with whoever has signed in, on every page; fetched by nobody else. */
export function StaffTools({ session, isSearching, onSearchClose }: StaffToolsProps) {
  return (
    <>
      <SessionKeeper expiresAt={expiryOf(session.token ?? '')} username={session.user.username} />
      {isSearching && hasRole(session, 'ROLE_ADMIN') && <QuickSearch onClose={onSearchClose} />}
    </>
  );
}
