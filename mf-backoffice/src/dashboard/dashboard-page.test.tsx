import { jobApplicationsResource } from '@portal/kit/resources/job-applications';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { candidate } from '../testing/candidates';
import { DashboardPage } from './dashboard-page';

jest.mock('@portal/kit/resources/job-applications', () => ({
  jobApplicationsResource: { key: '/api/aplicantes/ofertas', load: jest.fn() },
}));

const load = jest.mocked(jobApplicationsResource.load);

const rejected = { id: 4, name: 'Rechazada' };

beforeEach(() => {
  load
    .mockReset()
    .mockResolvedValue([
      candidate(1, { appliedAt: '2026-03-01T08:00:00' }),
      candidate(2, { appliedAt: '2026-03-09T08:00:00', offer: { id: 6, title: 'Analista QA' } }),
      candidate(3, { appliedAt: '2026-03-05T08:00:00', status: rejected }),
      candidate(4, { appliedAt: '2026-03-04T08:00:00' }),
    ]);
});

test.each([
  { name: 'Maestro', path: '/modulo-principal/maestro' },
  { name: 'Ofertas laborales', path: '/modulo-principal/ofertas-laborales' },
  { name: 'Candidatos', path: '/modulo-principal/candidatos-aplicantes' },
])('the card «$name» leads to its area', async ({ name, path }) => {
  renderPage(<DashboardPage />);
  await screen.findByText('3 sin revisar');

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the card of the candidates counts those that nobody has looked at', async () => {
  renderPage(<DashboardPage />);

  expect(await screen.findByText('3 sin revisar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Candidatos' })).toHaveAccessibleDescription(
    /3 sin revisar/,
  );
});

test('a table counts the applications by status, and leads to them', async () => {
  renderPage(<DashboardPage />);

  const table = within(await screen.findByRole('table', { name: 'Postulaciones por estado' }));

  expect(table.getByRole('row', { name: 'Recibida 3 75 %' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Rechazada 1 25 %' })).toBeInTheDocument();
  expect(table.getByRole('link', { name: 'Rechazada' })).toHaveAttribute(
    'href',
    '/modulo-principal/candidatos-aplicantes?estado=4',
  );
});

test('the newest applications come first, with the way to their offer', async () => {
  renderPage(<DashboardPage />);

  const latest = within(await screen.findByRole('region', { name: 'Últimas postulaciones' }));

  expect(latest.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Candidata 2',
    'Candidata 3',
    'Candidata 4',
    'Candidata 1',
  ]);
  expect(latest.getByRole('link', { name: 'Analista QA' })).toHaveAttribute(
    'href',
    '/modulo-principal/ofertas-laborales/aplicantes-ofertas/6',
  );
});

test('without applications there is nothing to sum up', async () => {
  load.mockResolvedValue([]);
  renderPage(<DashboardPage />);
  await waitFor(() => expect(load).toHaveBeenCalled());

  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText(/sin revisar/)).not.toBeInTheDocument();
});

test('the cards stand when the summary cannot be read, which can be tried again', async () => {
  load.mockRejectedValueOnce(httpFailure(500));
  const { user } = renderPage(<DashboardPage />);

  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('3 sin revisar')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
