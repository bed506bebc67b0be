declare global {
  var portalRuntime: boolean | undefined;
}

// A second copy would be a second session: two applications would disagree on who is signed in.
if (globalThis.portalRuntime) throw new Error('@portal/runtime was evaluated twice in one page.');
globalThis.portalRuntime = true;

export {
  currentSession,
  endSession,
  expiryOf,
  hasRole,
  isExpired,
  onUserChange,
  restoreSession,
  startSession,
  useSession,
  type Session,
} from './session/session-store';
export { serverNow } from './session/server-clock';
export { askRenewal, hasUnsavedWork, onRenewalAsked, type Renewal } from './session/renewal';
export {
  closeAlert,
  showAlert,
  useAlert,
  type Alert,
  type AlertKind,
  type ShownAlert,
} from './alerts/alert-store';
export {
  answerConfirmation,
  askConfirmation,
  useConfirmation,
  type ShownConfirmation,
} from './alerts/confirmation-store';
export {
  dismissNotice,
  showNotice,
  useNotices,
  type Notice,
  type ShownNotice,
} from './notices/notice-store';
export { keepMoves } from './history/move-gate';
export { onAccessProblem, reportAccessProblem, type AccessProblem } from './access/access-problem';
export { createResourceCache, type Resource, type ResourceCache } from './cache/resource-cache';
export { ResourceCacheProvider, useResourceCache } from './cache/resource-cache-context';
export {
  DocumentHeadProvider,
  useDocumentHead,
  type DocumentHead,
  type PageDescription,
} from './head/document-head';
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
