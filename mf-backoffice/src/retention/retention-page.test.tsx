import { messageToWire } from '@portal/contract/message';
import { retentionToWire, type Retention } from '@portal/contract/retention';
import { fakeApi, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { inDays } from './in-days';
import { RetentionPage } from './retention-page';

const path = '/api/privacidad/conservacion';

const retention = (changes: Partial<Retention> = {}) =>
  retentionToWire({
    months: 12,
    changedAt: '2026-03-05T14:07:00',
    changedBy: 'Eva Soto',
    dueSoon: 0,
    anonymised: 3,
    next: [],
    ...changes,
  });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}`]: retention(),
    [`PUT ${path}`]: messageToWire('El plazo quedó guardado.'),
  });
});

/** Answers the preview of another retention period. */
const answerTry = (tried: Partial<Retention>) =>
  api.answer({
    [`GET ${path}`]: ({ query }) => retention(query.get('meses') ? tried : {}),
  });

const months = () => screen.findByLabelText('Meses que se guardan los datos');

test('shows the time, who set it, and whose is nearly over', async () => {
  const anonymisedFrom = '2026-03-05T14:07:00Z';
  const ana = { id: 7, name: 'Ana Pérez', email: 'ana@example.org' };
  api.answer({
    [`GET ${path}`]: retention({ dueSoon: 60, next: [{ applicant: ana, anonymisedFrom }] }),
  });
  renderPage(<RetentionPage />);

  expect(await months()).toHaveValue('12');
  expect(screen.getByText('05/03/2026 14:07 · Eva Soto')).toBeVisible();
  expect(
    screen.getByText('60 personas en los próximos 30 días; aquí, las primeras 1.'),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Ana Pérez/ })).toHaveTextContent(
    'hoy, el 5 de marzo de 2026',
  );
  expect(screen.getByRole('link', { name: 'Ana Pérez' })).toHaveAttribute(
    'href',
    '/modulo-principal/candidatos-aplicantes/datos/7',
  );
});

test('says whom another time would reach, and saves it when that is confirmed', async () => {
  answerTry({ months: 6, dueSoon: 2 });
  const { user } = renderPage(<RetentionPage />);
  await user.clear(await months());
  await user.type(await months(), '6');
  await user.click(screen.getByRole('button', { name: 'Guardar plazo' }));

  expect(
    await screen.findByRole('alertdialog', { name: '¿Guardar los datos 6 meses?' }),
  ).toHaveTextContent('Con este plazo, los datos de 2 personas se anonimizan en 30 días.');
  expect(api.sent(`PUT ${path}`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sí, cambiar el plazo' }));

  expect(await screen.findByText('El plazo quedó guardado.')).toBeVisible();
  expect(api.sent(`PUT ${path}`)).toEqual([{ meses: 6 }]);
});

test('nothing is saved without the confirmation', async () => {
  answerTry({ months: 6 });
  const { user } = renderPage(<RetentionPage />);
  await months();
  await user.click(screen.getByRole('button', { name: 'Guardar plazo' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.sent(`PUT ${path}`)).toEqual([]);
});

test.each(['', '0', '61', 'uno', '1,5'])('«%s» months are refused', async (text) => {
  const { user } = renderPage(<RetentionPage />);
  await user.clear(await months());
  if (text) await user.type(await months(), text);
  await user.click(screen.getByRole('button', { name: 'Guardar plazo' }));

  expect(
    await screen.findByText('El plazo debe ser un número entero entre 1 y 60 meses.'),
  ).toBeVisible();
  expect(api.calls.filter(({ query }) => query.has('meses'))).toEqual([]);
});

test('days are the company’s, and what is due is due today', () => {
  const now = Date.parse('2026-03-06T02:00:00Z');

  expect(inDays('2026-04-08T13:00:00Z', now)).toBe('en 34 días');
  expect(inDays('2026-03-06T03:00:00Z', now)).toBe('en 1 día');
  expect(inDays('2026-03-06T02:59:00Z', now)).toBe('hoy');
  expect(inDays('2026-03-05T13:00:00Z', now)).toBe('hoy');
});
