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
  /** Where the page is opened; with parameters filled in. */
  at?: string;
  /** The route's pattern, when the page reads parameters. */
  path?: string;
  /** What the page that led here says to this one. */
  state?: unknown;
  /** What the page was rendered with, by resource key; otherwise what the examples of «Empresa» say. */
  seed?: Readonly<Record<string, unknown>>;
};

/** Renders a page as the shell does, and returns a person to act on it, and the browser's way through its history. */
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

/** The address that the page under test has led to. */
export const currentPath = () => screen.getByRole('note', { name: 'current path' }).textContent;

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <div role="note" aria-label="current path" hidden={false}>
      {pathname + search}
    </div>
  );
}
