import { translatePage } from '@portal/kit/testing/translate-page';
import { UiProvider } from '@portal/kit/ui/ui-provider';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { restoreTypedValues } from '../start/restore-typed-values';
import type { ComposedRoute } from './composition';
import { loadLog, noteAsked, recordLoaded } from './load-log';
import { importPage, type ImportedPage } from './import-page';
import { createPageStore, type PageStore } from './page-store';
import { PageStoreProvider } from './page-store-context';
import { RemoteSlot } from './remote-slot';

jest.mock('./import-page', () => ({ importPage: jest.fn() }));

let reported: jest.SpyInstance;

const importMock = jest.mocked(importPage);

const route: ComposedRoute = {
  application: 'mf-offers',
  path: '/ofertas',
  title: 'Ofertas',
  page: 'offer-board/offer-board-page',
  access: 'public',
  render: 'server',
};

const live = { id: 'o2', integrity: 'sha256-o2' };
const previous = { id: 'o1', integrity: 'sha256-o1' };
const composition = { remotes: { 'mf-offers': [live, previous] }, routes: [route] };

const imported = (module: unknown, release = live): ImportedPage => ({ module, release });

const Board = ({ title }: { title: string }) => (
  <>
    <h1>{title}</h1>
    <input name="texto" aria-label="Buscar" />
  </>
);

const OfferBoardPage = () => <h1>Ofertas Laborales</h1>;

/** Suspended content appears only if rendering is awaited. */
const settled = <T,>(run: () => T) => act(async () => run());

async function renderSlot() {
  const store = createPageStore(composition, {});
  const slot = (
    <UiProvider>
      <PageStoreProvider value={store}>
        <RemoteSlot route={route} />
      </PageStoreProvider>
    </UiProvider>
  );
  const view = await settled(() => render(slot));
  return { slot, user: userEvent.setup(), ...view };
}

const retryButton = () => screen.findByRole('button', { name: 'Reintentar' });

beforeEach(() => {
  importMock.mockReset();
  // React logs each error that a boundary catches.
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('tells that a page loads, then shows it', async () => {
  let finish: (page: ImportedPage) => void = () => undefined;
  importMock.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await renderSlot();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando...');

  await settled(() => finish(imported({ OfferBoardPage })));

  expect(screen.getByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
});

test('a page that cannot be had gives a notice, and «Reintentar» loads it anew', async () => {
  importMock
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(imported({ OfferBoardPage }));
  const { user } = await renderSlot();

  await user.click(await retryButton());

  expect(await screen.findByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
});

test('a page that throws while rendering gives the notice too', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  importMock.mockResolvedValue(imported({ OfferBoardPage: broken }));
  await renderSlot();

  expect(await retryButton()).toBeInTheDocument();
});

test('a module without the page’s component is a page that cannot be had', async () => {
  importMock.mockResolvedValue(imported({ SomethingElse: OfferBoardPage }));
  await renderSlot();

  expect(await retryButton()).toBeInTheDocument();
});

test('a page that was left after a failure is loaded anew when it is opened again', async () => {
  importMock
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(imported({ OfferBoardPage }));
  const { slot, rerender } = await renderSlot();
  await retryButton();

  rerender(<p>Otra página</p>);
  await settled(() => rerender(slot));

  expect(await screen.findByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
});

describe('a page whose nodes others have moved', () => {
  const Translated = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <div>
        <input aria-label="Nombre" name="nombre" />
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen && <b>!</b>}
          Abrir
        </button>
      </div>
    );
  };

  test('is rendered anew with what was typed, and counts against no release', async () => {
    noteAsked(route, live.id);
    recordLoaded(route, live.id);
    importMock.mockResolvedValue(imported({ OfferBoardPage: Translated }));
    const { user } = await renderSlot();
    const stop = translatePage();
    await user.type(screen.getByRole('textbox'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Abrir' }));

    expect(screen.getByRole('button', { name: 'Abrir' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Ana'));
    expect(loadLog.snapshot()[0]).toMatchObject({ outcome: 'ok' });
    stop();
  });

  test('that fails anew each time says so in the end, and counts against no release', async () => {
    noteAsked(route, live.id);
    recordLoaded(route, live.id);
    const Moved = () => {
      useLayoutEffect(() => void document.createElement('p').removeChild(document.body), []);
      return <p>Ofertas</p>;
    };
    importMock.mockResolvedValue(imported({ OfferBoardPage: Moved }));
    await renderSlot();

    expect(await retryButton()).toBeInTheDocument();
    expect(loadLog.snapshot()[0]).not.toMatchObject({ outcome: 'render' });
  });
});

describe('over what the server rendered', () => {
  const slotOf = (store: PageStore) => (
    <UiProvider>
      <PageStoreProvider value={store}>
        <RemoteSlot route={route} />
      </PageStoreProvider>
    </UiProvider>
  );

  /** Opens a server-rendered page with text that was typed before hydration. */
  async function openRendered(typed: string) {
    const store = createPageStore(composition, {});
    importMock.mockResolvedValueOnce(imported({ OfferBoardPage: () => <Board title="Ofertas" /> }));
    await store.load(route);
    const container = document.createElement('div');
    container.innerHTML = renderToString(slotOf(store));
    document.body.append(container);
    within(container).getByRole<HTMLInputElement>('textbox').value = typed;
    return container;
  }

  async function takeOver(container: HTMLElement) {
    const store = createPageStore(composition, {});
    const over = { onFailure: jest.fn(), onReplace: () => restoreTypedValues(container) };
    await store.takeOver(route, over);
    await settled(() => render(slotOf(store), { container, hydrate: true }));
  }

  test('the release that rendered it makes it live as it is', async () => {
    const container = await openRendered('ñandú');
    const field = within(container).getByRole('textbox');
    importMock.mockResolvedValue(imported({ OfferBoardPage: () => <Board title="Ofertas" /> }));
    await takeOver(container);

    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveValue('ñandú');
    expect(reported).not.toHaveBeenCalled();
  });

  test('another release’s page replaces it, without an error, and keeps what was typed', async () => {
    const container = await openRendered('ñandú');
    const Older = () => <Board title="Ofertas de antes" />;
    importMock.mockResolvedValue(imported({ OfferBoardPage: Older }, previous));
    await takeOver(container);

    expect(screen.getByRole('heading')).toHaveTextContent('Ofertas de antes');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('ñandú'));
    expect(reported).not.toHaveBeenCalled();
  });

  test('who goes to a field in that very moment is in it afterwards', async () => {
    const container = await openRendered('');
    const store = createPageStore(composition, {});
    let come: (page: ImportedPage) => void = () => undefined;
    importMock.mockReturnValue(new Promise((resolve) => (come = resolve)));
    const isLive = store.takeOver(route, {
      onFailure: jest.fn(),
      onReplace: () => {
        restoreTypedValues(container);
        screen.getByRole('textbox').focus();
      },
    });
    await settled(() => render(slotOf(store), { container, hydrate: true }));

    const Older = () => <Board title="Ofertas de antes" />;
    await settled(() => {
      come(imported({ OfferBoardPage: Older }, previous));
      return isLive;
    });

    expect(screen.getByRole('heading')).toHaveTextContent('Ofertas de antes');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('a page that cannot be had is tried again for as long as it takes, and says so', async () => {
    jest.useFakeTimers();
    importMock.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
    importMock.mockResolvedValue(imported({ OfferBoardPage }));
    const store = createPageStore(composition, {});
    const onFailure = jest.fn();
    let isLive = false;
    void store.takeOver(route, { onFailure, onReplace: jest.fn() }).then(() => (isLive = true));

    await jest.advanceTimersByTimeAsync(4900);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(isLive).toBe(false);
    await jest.advanceTimersByTimeAsync(100 + 10_000);

    expect(onFailure).toHaveBeenCalledTimes(2);
    expect(isLive).toBe(true);
    jest.useRealTimers();
  });
});

test('a page that is left before it came to life takes its style sheets along', async () => {
  importMock.mockReturnValue(new Promise(() => undefined));
  const { rerender } = await renderSlot();
  const link = document.createElement('link');
  link.dataset['served'] = '';
  document.head.append(link);

  rerender(<p>Otra página</p>);

  expect(link.media).toBe('not all');
  link.remove();
});

test('a page with style sheets is shown once they are there, by the release that came', async () => {
  importMock.mockResolvedValue(imported({ OfferBoardPage }, previous));
  const styles = { o1: { 'board.css': 'sha256-o1' } };
  const store = createPageStore(composition, {});
  const loading = store.load({ ...route, styles });
  await waitFor(() => expect(document.querySelector('link[href*="/o1/"]')).not.toBeNull());
  expect(store.isReady(route)).toBe(false);

  document.querySelector('link[href*="/o1/"]')?.dispatchEvent(new Event('load'));
  await loading;

  expect(store.isReady(route)).toBe(true);
});
