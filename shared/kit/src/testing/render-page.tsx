import { companySeed } from '@portal/contract/testing/company-seed';
import { createResourceCache, ResourceCacheProvider } from '@portal/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { UiProvider } from '../ui/ui-provider';
import { ShownMessages } from './shown-messages';

type Options = {
  /** URL of the page, with its parameters filled in. */
  at?: string;
  path?: string;
  /** State of the history entry, as set by the previous page. */
  state?: unknown;
  /** Embedded data by resource key; by default the company's example data. */
  seed?: Readonly<Record<string, unknown>>;
};

/**
 * Renders a page as the shell does. Returns a user for interactions, and `go` to move through the
 * history.
 */
export function renderPage(
  page: ReactNode,
  { at = '/', path = '*', state, seed = companySeed }: Options = {},
) {
  let navigate: NavigateFunction | undefined;
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  const view = render(
    <UiProvider>
      <ResourceCacheProvider value={createResourceCache({ seed })}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<></>} />
          </Routes>
          <ShownMessages />
          <CurrentPath />
          <History onReady={(go) => (navigate = go)} />
        </MemoryRouter>
      </ResourceCacheProvider>
    </UiProvider>,
  );
  const go = (entries: number) => act(async () => navigate?.(entries));
  return { ...view, user: userEvent.setup(), go };
}

function History({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onReady(navigate);
  }, [onReady, navigate]);
  return undefined;
}

/** Current URL of the page under test. */
export const currentPath = () => screen.getByRole('note', { name: 'current path' }).textContent;

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <div role="note" aria-label="current path" hidden={false}>
      {pathname + search}
    </div>
  );
}
