import {
  duplicateToWire,
  mergeToWire,
  type Duplicate,
  type Merge,
  type PossiblePerson,
} from '@portal/contract/duplicates';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { DuplicatesPage } from './duplicates-page';

const person = (changes: Partial<PossiblePerson>): PossiblePerson => ({
  id: 1,
  name: 'Íñigo Ñandú "Peña"',
  email: 'inigo@gmail.com',
  version: 4,
  createdAt: '2026-03-05T14:07:00',
  applications: 2,
  curriculums: 1,
  answers: 3,
  ...changes,
});
const one = person({});
const other = person({
  id: 2,
  name: 'Inigo Nandu',
  email: 'inigo@gmial.com',
  version: 1,
  applications: 1,
});
const pair: Duplicate = { reason: 'email', one, other };
const done: Merge = {
  id: 9,
  kept: other,
  merged: one,
  mergedAt: '2026-03-06T10:00:00',
  mergedBy: 'Valentina Rojas',
  daysLeft: 30,
};

let api: FakeApi;
const hold = (pairs: readonly Duplicate[], merges: readonly Merge[]) =>
  api.answer({
    'GET /api/candidatos/duplicados': pageOfToWire(aPageOf(pairs), duplicateToWire),
    'GET /api/candidatos/fusiones': pageOfToWire(aPageOf(merges), mergeToWire),
  });

beforeEach(() => {
  api = fakeApi({
    'POST /api/candidatos/fusiones': mergeToWire(done),
    'POST /api/candidatos/fusiones/9/deshacer': messageToWire('Están separadas.'),
    'POST /api/candidatos/duplicados/descartes': messageToWire('Anotado.'),
  });
  hold([pair], []);
});

const open = () => renderPage(<DuplicatesPage />);
const mergeButton = () =>
  screen.findByRole('button', { name: 'Unir inigo@gmail.com y inigo@gmial.com' });

test('shows both side by side, why, and how much came from each', async () => {
  open();

  const item = (await mergeButton()).closest('li');
  expect(item).toHaveTextContent(/Correo casi igual.*"Peña".*2 postulaciones · 1 currículum/);
  expect(item).toHaveTextContent(/Inigo Nandu.*inigo@gmial\.com.*1 postulación/);
  expect(screen.getByText('No hay uniones que se puedan deshacer.')).toBeVisible();
});

test('merges with the e-mail and the name that are chosen, and takes it back from the notice', async () => {
  const { user } = open();
  await user.click(await mergeButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir en una sola persona' }));
  expect(dialog.getByText(/3 postulaciones · 2 currículums · 6 respuestas/)).toBeVisible();

  await user.click(dialog.getByRole('radio', { name: 'inigo@gmial.com' }));
  hold([], [done]);
  await user.click(dialog.getByRole('button', { name: 'Unir' }));

  expect(await screen.findByRole('row', { name: /Valentina Rojas.*30 días/ })).toBeVisible();
  expect(api.sent('POST /api/candidatos/fusiones')).toEqual([
    { persona: { id: 2, version: 1 }, unida: { id: 1, version: 4 }, nombre_de: 1 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findAllByText('Están separadas.')).not.toHaveLength(0);
});

test('asks for no name where both have the same', async () => {
  hold([{ ...pair, other: { ...other, name: one.name } }], []);
  const { user } = open();
  await user.click(await mergeButton());

  expect(await screen.findByRole('group', { name: 'Correo que queda' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Nombre que queda' })).not.toBeInTheDocument();
});

test('notes who is not the same person', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: /^No es la misma persona/ });
  hold([], []);
  await user.click(button);

  expect(
    await screen.findByText('Nadie parece haber postulado con más de un correo.'),
  ).toBeVisible();
  expect(api.sent('POST /api/candidatos/duplicados/descartes')).toEqual([{ una: 1, otra: 2 }]);
});

test('says why a merge cannot be taken back', async () => {
  hold([], [done]);
  api.answer({
    'POST /api/candidatos/fusiones/9/deshacer': refusal(404, messageToWire('Ya se deshizo.')),
  });
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: 'Deshacer la unión de inigo@gmail.com' }),
  );

  expect(await screen.findByText('Ya se deshizo.')).toBeVisible();
});
