import { UiProvider } from '@portal/kit/ui/ui-provider';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComposedRoute } from './composition';
import { importPage } from './import-page';
import { createPageStore } from './page-store';
import { PageStoreProvider } from './page-store-context';
import { RemoteSlot } from './remote-slot';

jest.mock('./import-page', () => ({ importPage: jest.fn() }));

const importMock = jest.mocked(importPage);

const route: ComposedRoute = {
  application: 'mf-offers',
  path: '/ofertas',
  title: 'Ofertas',
  page: 'offer-board/offer-board-page',
  access: 'public',
  render: 'server',
};

const OfferBoardPage = () => <h1>Ofertas Laborales</h1>;

/** What suspends is shown only if the rendering is waited for. */
const settled = <T,>(run: () => T) => act(async () => run());

async function renderSlot() {
  const composition = { remotes: { 'mf-offers': [] }, routes: [route] };
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
  // React tells of every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('tells that a page loads, then shows it', async () => {
  let finish: (module: unknown) => void = () => undefined;
  importMock.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await renderSlot();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando...');

  await settled(() => finish({ OfferBoardPage }));

  expect(screen.getByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
});

test('a page that cannot be had gives a notice, and «Reintentar» loads it anew', async () => {
  importMock.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce({ OfferBoardPage });
  const { user } = await renderSlot();

  await user.click(await retryButton());

  expect(await screen.findByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
});

test('a page that throws while rendering gives the notice too', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  importMock.mockResolvedValue({ OfferBoardPage: broken });
  await renderSlot();

  expect(await retryButton()).toBeInTheDocument();
});

test('a module without the page’s component is a page that cannot be had', async () => {
  importMock.mockResolvedValue({ SomethingElse: OfferBoardPage });
  await renderSlot();

  expect(await retryButton()).toBeInTheDocument();
});

test('a page that was left after a failure is loaded anew when it is opened again', async () => {
  importMock.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce({ OfferBoardPage });
  const { slot, rerender } = await renderSlot();
  await retryButton();

  rerender(<p>Otra página</p>);
  await settled(() => rerender(slot));

  expect(await screen.findByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
});

test('over what the server rendered, a page that cannot be had never fails', async () => {
  importMock.mockRejectedValue(new Error('503'));
  const store = createPageStore({ remotes: { 'mf-offers': [] }, routes: [route] }, {});
  store.keepWaiting(route);

  const outcome = await Promise.race([
    store.load(route).then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(resolve, 50, 'waiting')),
  ]);

  expect(outcome).toBe('waiting');
});
