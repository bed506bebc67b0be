import { companyPreviewKey } from '@portal/contract/company-preview';
import { companySeed } from '@portal/contract/testing/company-seed';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Footer } from '../layout/footer/footer';
import { CompanyPreview } from './company-preview';

const page = (
  <>
    <Footer />
    <CompanyPreview />
  </>
);

function UntilSignOut() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <Footer />
      {isHere && <CompanyPreview />}
      <button type="button" onClick={() => setIsHere(false)}>
        Salir
      </button>
    </>
  );
}

const keep = (kept: unknown) => sessionStorage.setItem(companyPreviewKey, JSON.stringify(kept));
afterEach(() => sessionStorage.clear());

test('a tab that was handed what is not saved yet shows the pages with it, and says so', async () => {
  const identity = { ...companySeed['/api/empresa'], claim: 'Equipos que duran' };
  keep({ label: 'Identidad y contacto', reads: { '/api/empresa': identity } });
  renderPage(page);

  expect(await screen.findByText('Equipos que duran')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Vista previa' })).toHaveTextContent(
    'Vista previa de «Identidad y contacto»: así se vería el sitio. Todavía no está guardado.',
  );
});

test('whoever signs out leaves nothing of it on the page', async () => {
  const identity = { ...companySeed['/api/empresa'], claim: 'Equipos que duran' };
  keep({ label: 'Identidad y contacto', reads: { '/api/empresa': identity } });
  const { user } = renderPage(<UntilSignOut />);
  expect(await screen.findByText('Equipos que duran')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Salir' }));

  expect(await screen.findByText('Talento y software')).toBeVisible();
});

test('where site data are blocked, pages are as they are', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  renderPage(page);

  expect(screen.getByText('Talento y software')).toBeVisible();
  jest.restoreAllMocks();
});

test('closing forgets it', async () => {
  const close = jest
    .spyOn(window, 'close')
    .mockImplementation(() => Object.assign(window, { closed: true }));
  keep({ label: 'Video', reads: {} });
  const { user } = renderPage(page);

  await user.click(screen.getByRole('button', { name: 'Cerrar' }));

  expect(sessionStorage.getItem(companyPreviewKey)).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([undefined, 7, { reads: {} }])('any other tab is as it is (%j kept)', (kept) => {
  if (kept !== undefined) keep(kept);
  renderPage(page);

  expect(screen.getByText('Talento y software')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Vista previa' })).not.toBeInTheDocument();
});
