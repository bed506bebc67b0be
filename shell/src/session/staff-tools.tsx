import { expiryOf, type Session } from '@portal/runtime';
import { SessionKeeper } from './session-keeper';

/** What goes with whoever has signed in, on every page; fetched by nobody else. */
export const StaffTools = ({ session }: { session: Session }) => (
  <SessionKeeper expiresAt={expiryOf(session.token ?? '')} username={session.user.username} />
);
