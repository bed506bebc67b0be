import { activityEntryToWire } from '@portal/contract/activity-bodies';
import {
  statusRecordToWire,
  type ApplicationStatusRecord,
} from '@portal/contract/application-status';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anActivityEntry } from '@portal/contract/testing/an-activity-entry';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { ApplicationStatusesPage } from './application-statuses-page';

const list = 'GET /api/estado_aplicante';
const update = 'PUT /api/estado_aplicante/update/:id';

const review = { id: 2, name: 'En revisión', publicState: 'review', version: 1 } as const;
const interview = { id: 3, name: 'Entrevista', publicState: 'review', version: 4 } as const;
const withdrawn = {
  id: 7,
  name: 'Retirada por la persona',
  publicState: 'withdrawn',
  version: 1,
} as const;

let api: FakeApi;
const hold = (...statuses: ApplicationStatusRecord[]) =>
  api.answer({ [list]: statuses.map(statusRecordToWire) });

beforeEach(() => {
  api = fakeApi({ [list]: [], [update]: messageToWire('Actualizado.') });
  hold(review, interview, withdrawn);
});

const stateOf = (name: string) =>
  screen.findByLabelText<HTMLSelectElement>(`Lo que ve quien postula: ${name}`);
const saveButton = (name: string) => screen.getByRole('button', { name: `Guardar ${name}` });
const sentStates = () => api.sent(update);

test('each status says what those who applied read, among the three that staff choose from', async () => {
  renderPage(<ApplicationStatusesPage />);

  const select = await stateOf('Entrevista');
  expect(select).toHaveDisplayValue('En revisión');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Recibida', 'En revisión', 'Cerrada']);
  expect(screen.getByText(/Quien postula no lee el nombre del estado/)).toBeVisible();
});

test('that of who takes an application back stands fixed, with the reason', async () => {
  renderPage(<ApplicationStatusesPage />);

  const row = await screen.findByRole('row', { name: /^Retirada por la persona/ });
  expect(row).toHaveTextContent(
    'Retirada por tiNo se cambia: es el estado de quien retira su postulación.',
  );
  expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

test('another choice is saved by its button, with the version that was read', async () => {
  const { user } = renderPage(<ApplicationStatusesPage />);
  const select = await stateOf('Entrevista');
  expect(saveButton('Entrevista')).toBeDisabled();

  await user.selectOptions(select, 'Cerrada');
  expect(sentStates()).toEqual([]);
  hold(review, { ...interview, publicState: 'closed', version: 5 }, withdrawn);
  await user.click(saveButton('Entrevista'));

  expect(await screen.findByRole('alertdialog', { name: 'Entrevista' })).toHaveTextContent(
    'Actualizado.',
  );
  expect(sentStates()).toEqual([statusRecordToWire({ ...interview, publicState: 'closed' })]);
  expect(select).toHaveDisplayValue('Cerrada');
  expect(saveButton('Entrevista')).toBeDisabled();
});

test('choosing again what it was leaves nothing to save', async () => {
  const { user } = renderPage(<ApplicationStatusesPage />);
  await user.selectOptions(await stateOf('Entrevista'), 'Cerrada');
  expect(saveButton('Entrevista')).toBeEnabled();

  await user.selectOptions(await stateOf('Entrevista'), 'En revisión');

  expect(saveButton('Entrevista')).toBeDisabled();
});

test('what is chosen stays while another is saved, and when saving fails', async () => {
  api.answerOnce(update, refusal(500));
  const { user } = renderPage(<ApplicationStatusesPage />);
  await user.selectOptions(await stateOf('En revisión'), 'Recibida');
  await user.selectOptions(await stateOf('Entrevista'), 'Cerrada');

  await user.click(saveButton('Entrevista'));
  expect(await screen.findByRole('alertdialog', { name: 'No se pudo guardar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await stateOf('Entrevista')).toHaveDisplayValue('Cerrada');
  await user.click(saveButton('Entrevista'));

  expect(await screen.findByRole('alertdialog', { name: 'Entrevista' })).toBeVisible();
  expect(await stateOf('En revisión')).toHaveDisplayValue('Recibida');
  expect(saveButton('En revisión')).toBeEnabled();
});

describe('when a colleague has saved another meaning meanwhile', () => {
  const conflict = () => screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });

  async function saveTooLate() {
    api.answerOnce(update, () => {
      hold(review, { ...interview, publicState: 'received', version: 5 }, withdrawn);
      return refusal(409, { mensaje: 'Otra persona guardó cambios.' });
    });
    const { user } = renderPage(<ApplicationStatusesPage />);
    await user.selectOptions(await stateOf('Entrevista'), 'Cerrada');
    await user.click(saveButton('Entrevista'));
    expect(await conflict()).toHaveTextContent(
      'Lo que ve quien postula: Recibida (lo tuyo: Cerrada)',
    );
    return user;
  }

  test('one’s own stays chosen, and is saved over it', async () => {
    const user = await saveTooLate();
    await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
    await waitFor(() => expect(saveButton('Entrevista')).toBeEnabled());
    expect(await stateOf('Entrevista')).toHaveDisplayValue('Cerrada');

    await user.click(saveButton('Entrevista'));

    expect(await screen.findByRole('alertdialog', { name: 'Entrevista' })).toBeVisible();
    expect(sentStates()[1]).toMatchObject({ estado_publico: 'cerrada', version: 5 });
  });

  test('or theirs stands', async () => {
    const user = await saveTooLate();

    await user.click(screen.getByRole('button', { name: 'Usar lo de la otra persona' }));

    await waitFor(async () => expect(await stateOf('Entrevista')).toHaveDisplayValue('Recibida'));
    expect(saveButton('Entrevista')).toBeDisabled();
    expect(sentStates()).toHaveLength(1);
  });
});

test('who changed it and when is read there', async () => {
  const change = anActivityEntry({
    subject: 'applicationStatus',
    changes: [{ field: 'publicState', before: 'En revisión', after: 'Cerrada' }],
  });
  api.answer({ 'GET /api/actividad': pageOfToWire(aPageOf([change]), activityEntryToWire) });
  const { user } = renderPage(<ApplicationStatusesPage />);

  await user.click(await screen.findByRole('button', { name: 'Actividad de Entrevista' }));

  const dialog = await screen.findByRole('dialog', { name: 'Actividad: Entrevista' });
  expect(await within(dialog).findByRole('listitem')).toHaveTextContent(
    'antes: En revisión → , ahora: Cerrada',
  );
  expect(api.calls.at(-1)?.query.toString()).toBe('sobre=estado_aplicante&id=3&page=0');
});

test('a list that cannot be read can be asked for again', async () => {
  api.answerOnce(list, refusal(500));
  const { user } = renderPage(<ApplicationStatusesPage />);
  expect(await screen.findByText('No pudimos cargar los estados.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await stateOf('Entrevista')).toBeVisible();
});
