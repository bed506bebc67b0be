import { messageToWire } from '@portal/contract/message';
import { trashEntryToWire, trashItemToWire, type TrashEntry } from '@portal/contract/trash';
import { fakeApi, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { TrashPage } from './trash-page';

const java: TrashEntry = {
  kind: 'offerSkill',
  id: 1,
  name: 'Java',
  offerTitle: 'Líder técnico/a',
  deletedBy: 'Valentina Rojas',
  deletedAt: '2026-03-05T14:07:00',
  daysLeft: 30,
};
const ana: TrashEntry = {
  kind: 'person',
  id: 1,
  name: 'Ana Peña',
  offerTitle: undefined,
  deletedBy: undefined,
  deletedAt: '2026-02-05T09:00:00',
  daysLeft: 1,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/papelera': [java, ana].map(trashEntryToWire),
    'POST /api/papelera/restaurar': messageToWire('Recuperado.'),
  });
});

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('says what was deleted, by whom, when, and how long it stays', async () => {
  renderPage(<TrashPage />);

  const row = await screen.findByRole('row', { name: /^Java/ });
  expect(row).toHaveTextContent(
    /Java.*Líder técnico\/a.*Conocimiento de una oferta.*Valentina Rojas.*05\/03\/2026 14:07.*30 días/,
  );
  expect(screen.getByRole('row', { name: /^Ana Peña/ })).toHaveTextContent(/No se sabe.*1 día/);
});

test('brings something back and reads the list anew', async () => {
  const { user } = renderPage(<TrashPage />);
  const button = await screen.findByRole('button', { name: 'Recuperar Java' });
  api.answer({ 'GET /api/papelera': [trashEntryToWire(ana)] });

  await user.click(button);

  expect(await screen.findByText('1 elemento')).toBeInTheDocument();
  expect(api.sent('POST /api/papelera/restaurar')).toEqual([trashItemToWire(java)]);
  expect(screen.getByText('Recuperaste «Java».')).toBeInTheDocument();
});

test('is searched without accents, by name and offer, and by kind', async () => {
  const { user } = renderPage(<TrashPage />);
  const search = await screen.findByLabelText('Buscar en la papelera');

  await user.type(search, 'PENA');
  expect(await screen.findByText('1 elemento')).toBeInTheDocument();
  expect(names()).toEqual(['Ana Peña']);

  await user.clear(search);
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Conocimiento de una oferta');
  expect(await screen.findByText('1 elemento')).toBeInTheDocument();
  expect(names()).toEqual(['Javaen Líder técnico/a']);
});

test('says that it is empty', async () => {
  api.answer({ 'GET /api/papelera': [] });
  renderPage(<TrashPage />);

  expect(await screen.findByText('La papelera está vacía.')).toBeInTheDocument();
});
