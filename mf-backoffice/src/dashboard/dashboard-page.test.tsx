import { activityEntryToWire } from '@portal/contract/activity-bodies';
import { jobApplicationToWire } from '@portal/contract/job-application';
import { pendingWorkToWire } from '@portal/contract/pending-work';
import { pageOfToWire } from '@portal/contract/page-of';
import { summaryToWire, type Summary } from '@portal/contract/summary';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anActivityEntry } from '@portal/contract/testing/an-activity-entry';
import { anApplication } from '@portal/contract/testing/an-application';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { DashboardPage } from './dashboard-page';

const summary: Summary = {
  unreviewed: 3,
  openOffers: 1,
  offers: 4,
  catalogItems: 38,
  statuses: [
    { status: { id: 1, name: 'Recibida' }, count: 3, meanDays: 2.5, longestDays: 9 },
    { status: { id: 2, name: 'En revisión' }, count: 0, meanDays: 0, longestDays: 0 },
    { status: { id: 6, name: 'Rechazada' }, count: 1, meanDays: 1, longestDays: 1 },
  ],
  days: [
    { day: '2026-03-04', received: 1, reviewed: 0 },
    { day: '2026-03-05', received: 3, reviewed: 2 },
  ],
};

const newest = anApplication({
  id: 2,
  appliedAt: '2026-03-09T08:00:00',
  offer: { id: 6, title: 'Analista QA' },
});
const change = anActivityEntry({
  subject: 'application',
  title: 'Camila Torres · Analista QA',
  changes: [{ field: 'applicationStatus', before: 'Recibida', after: 'Entrevista' }],
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/resumen': summaryToWire(summary),
    'GET /api/resumen/pendientes': pendingWorkToWire({
      openOffers: 1,
      unreviewed: 3,
      contactRequests: 1,
      privacyRequests: 1,
      companyExamples: 0,
    }),
    'GET /api/aplicantes/ofertas': pageOfToWire(aPageOf([newest]), jobApplicationToWire),
    'GET /api/actividad': pageOfToWire(aPageOf([change]), activityEntryToWire),
  });
});

test.each([
  { name: 'Maestro', path: '/modulo-principal/maestro', waiting: '38 registros' },
  {
    name: 'Ofertas laborales',
    path: '/modulo-principal/ofertas-laborales',
    waiting: '1 abierta',
  },
  {
    name: 'Candidatos',
    path: '/modulo-principal/candidatos-aplicantes',
    waiting: '3 sin revisar',
  },
])('S2.36 the card «$name» leads to its area and counts what waits there', async (card) => {
  renderPage(<DashboardPage />);
  await screen.findByText(card.waiting);

  const link = screen.getByRole('link', { name: card.name });

  expect(link).toHaveAttribute('href', card.path);
  expect(link).toHaveAccessibleDescription(new RegExp(`${card.waiting}$`));
});

test('what waits for an answer comes before what there is to maintain, and no area stands twice', async () => {
  renderPage(<DashboardPage />);

  expect(
    await screen.findByRole('link', { name: '2 solicitudes esperan respuesta' }),
  ).toHaveAttribute('href', '/modulo-principal/solicitudes');
  await screen.findByText('3 sin revisar');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 4)).toEqual([
    'Candidatos',
    'Ofertas laborales',
    'Maestro',
    'Últimas postulaciones',
  ]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each(['GET /api/resumen/pendientes', 'GET /api/aplicantes/ofertas'] as const)(
  'nothing moves what is there already: as long as %s is on its way, all parts have their room',
  async (late) => {
    const { release } = api.hold(late);
    renderPage(<DashboardPage />);
    await screen.findByText('3 sin revisar');

    expect(screen.getByRole('status')).toHaveTextContent('Cargando el resumen...');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);

    await act(release);
    expect(await screen.findByText('2 solicitudes esperan respuesta')).toBeVisible();
    expect(screen.getByText('Últimas postulaciones')).toBeVisible();
  },
);

test('what waits and what came last may be missing from the summary', async () => {
  api.answer({
    'GET /api/resumen/pendientes': refusal(500, {}),
    'GET /api/aplicantes/ofertas': refusal(500, {}),
  });
  renderPage(<DashboardPage />);

  expect(
    await screen.findByRole('heading', { name: 'Actividad de los últimos días' }),
  ).toBeVisible();
});

test('each bar of the funnel leads to its applications', async () => {
  renderPage(<DashboardPage />);

  const funnel = within(await screen.findByRole('list', { name: 'Postulaciones por estado' }));

  expect(funnel.getByRole('link', { name: 'Rechazada' })).toHaveAttribute(
    'href',
    '/modulo-principal/candidatos-aplicantes?estado=6',
  );
});

test('behind each chart stands a table with its numbers', async () => {
  const { user } = renderPage(<DashboardPage />);

  for (const toggle of await screen.findAllByText('Ver los datos en una tabla')) {
    await user.click(toggle);
  }

  const table = (name: string) => within(screen.getByRole('table', { name }));
  expect(
    table('Postulaciones por estado').getByRole('row', { name: 'Recibida 3 75 %' }),
  ).toBeVisible();
  expect(
    table('Tiempo en cada estado').getByRole('row', { name: 'Recibida 2,5 días 9 días' }),
  ).toBeVisible();
  expect(
    table('Actividad de los últimos días').getByRole('row', { name: '05/03/2026 3 2' }),
  ).toBeVisible();
});

test('the team reads who changed what, before and after', async () => {
  renderPage(<DashboardPage />);

  const team = await screen.findByRole('region', { name: 'Actividad del equipo' });

  expect(await within(team).findByRole('listitem')).toHaveTextContent(
    'Valentina Rojas cambió la postulación «Camila Torres · Analista QA»',
  );
  expect(team).toHaveTextContent('antes: Recibida → , ahora: Entrevista');
});

test('the newest applications stand with the way to their offer', async () => {
  renderPage(<DashboardPage />);

  const latest = within(await screen.findByRole('region', { name: 'Últimas postulaciones' }));

  expect(latest.getByText('Candidata 2')).toBeVisible();
  expect(latest.getByRole('link', { name: 'Analista QA' })).toHaveAttribute(
    'href',
    '/modulo-principal/ofertas-laborales/aplicantes-ofertas/6',
  );
});

test('without applications there is nothing to sum up', async () => {
  const statuses = summary.statuses.map((status) => ({ ...status, count: 0 }));
  api.answer({ 'GET /api/resumen': summaryToWire({ ...summary, unreviewed: 0, statuses }) });
  renderPage(<DashboardPage />);
  await screen.findByText('38 registros');

  expect(screen.queryByRole('list', { name: 'Postulaciones por estado' })).not.toBeInTheDocument();
  expect(screen.queryByText(/sin revisar/)).not.toBeInTheDocument();
});

test('the cards stand when the summary cannot be read, which can be tried again', async () => {
  api.answerOnce('GET /api/resumen', refusal(500));
  const { user } = renderPage(<DashboardPage />);

  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('3 sin revisar')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
