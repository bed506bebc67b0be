declare global {
  var portalRuntime: boolean | undefined;
}

// A second copy would have a second session with another user.
if (globalThis.portalRuntime) throw new Error('@portal/runtime was evaluated twice in one page.');
globalThis.portalRuntime = true;

export * from './session/session-store';
export { serverNow } from './session/server-clock';
export * from './session/renewal';
export * from './alerts/alert-store';
export * from './alerts/confirmation-store';
export * from './notices/notice-store';
export * from './history/move-gate';
export * from './access/access-problem';
export * from './contract/unknown-call';
export * from './cache/resource-cache';
export * from './cache/resource-cache-context';
export * from './cache/use-kept';
export * from './head/document-head';
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
