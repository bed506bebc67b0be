import { companySeed } from '@portal/contract/testing/company-seed';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi } from '@portal/kit/testing/fake-api';
import { UiProvider } from '@portal/kit/ui/ui-provider';
import { createResourceCache, Link, Navigate, ResourceCacheProvider } from '@portal/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PageLayout } from './page-layout';

type Page = { default: () => ReactNode };

let arrive: (page: Page) => void;

const siteWith = (Late: ComponentType) => (
  <PageLayout>
    <Suspense fallback="Cargando...">
      <Routes>
        <Route
          path={paths.home}
          element={
            <>
              <title>Inicio · Puente</title>
              <h1>Bienvenida</h1>
              <Link to="/tarde">Página lenta</Link>
            </>
          }
        />
        <Route
          path={paths.contact}
          element={
            <>
              <title>Contacto · Puente</title>
              <h1>Conversemos</h1>
            </>
          }
        />
        <Route path="/tarde" element={<Late />} />
        <Route path="/viejo" element={<Navigate to={paths.contact} replace />} />
      </Routes>
    </Suspense>
  </PageLayout>
);

/** Sets the browser's address, by which the layout identifies pages. */
function openSite() {
  history.replaceState(undefined, '', paths.home);
  const Late = lazy(() => new Promise<Page>((resolve) => (arrive = resolve)));
  render(
    <UiProvider>
      <ResourceCacheProvider value={createResourceCache({ seed: companySeed })}>
        <BrowserRouter>{siteWith(Late)}</BrowserRouter>
      </ResourceCacheProvider>
    </UiProvider>,
  );
  return userEvent.setup();
}

const heading = () => screen.getByRole('heading', { level: 1 });
const announcement = (title: string) => screen.queryByText(title, { selector: '[aria-live]' });

test('every page has header, main, footer, social bar and a way past the header', async () => {
  const user = openSite();

  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Redes sociales' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
});

test.each(['Buscar', 'Buscar en el sitio'])('«%s» opens the quick search', async (name) => {
  fakeApi({ 'GET /api/ofertas': [] });
  const user = openSite();

  await user.click(screen.getByRole('button', { name }));

  expect(await screen.findByRole('combobox', { name: /^Busca una página/ })).toHaveFocus();
});

test('Ctrl+K opens the quick search for everybody', async () => {
  fakeApi({ 'GET /api/ofertas': [] });
  const user = openSite();

  await user.keyboard('{Control>}k{/Control}');

  expect(await screen.findByRole('dialog', { name: 'Búsqueda rápida' })).toBeVisible();
});

test('the first page leaves the focus alone', () => {
  openSite();

  expect(document.body).toHaveFocus();
  expect(announcement('Inicio · Puente')).not.toBeInTheDocument();
});

test('a navigation brings the focus to the heading and tells the title', async () => {
  const user = openSite();
  const scrollTo = jest.spyOn(window, 'scrollTo');

  await user.click(screen.getByRole('link', { name: 'Contacto' }));

  expect(heading()).toHaveTextContent('Conversemos');
  expect(heading()).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(announcement('Contacto · Puente')).toBeInTheDocument();
});

test('a page that comes late gets the focus when it is there', async () => {
  const user = openSite();

  await user.click(screen.getByRole('link', { name: 'Página lenta' }));
  arrive({ default: () => <h1>Al fin</h1> });

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Al fin' })).toHaveFocus());
});

test('a page that comes late does not call back who has gone on meanwhile', async () => {
  fakeApi({ 'GET /api/ofertas': [] });
  const user = openSite();
  await user.click(screen.getByRole('link', { name: 'Página lenta' }));
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Busca una página/ });

  arrive({ default: () => <h1>Al fin</h1> });

  expect(await screen.findByRole('heading', { name: 'Al fin' })).toBeInTheDocument();
  await waitFor(() => expect(announcement(document.title)).toBeInTheDocument());
  expect(field).toHaveFocus();
});
