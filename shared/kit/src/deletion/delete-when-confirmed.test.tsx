import { screen, waitFor, within } from '@testing-library/react';
import { messageToWire } from '@portal/contract/message';
import { trashItemToWire } from '@portal/contract/trash';
import { fakeApi, refusal, type FakeApi } from '../testing/fake-api';
import { httpFailure } from '../testing/http-failure';
import { renderPage } from '../testing/render-page';
import { deleteWhenConfirmed } from './delete-when-confirmed';

const restore = 'POST /api/papelera/restaurar';

let api: FakeApi;
const remove = jest.fn<Promise<string>, []>();
const onChanged = jest.fn();

beforeEach(() => {
  api = fakeApi({ [restore]: messageToWire('Se recuperó con éxito.') });
  remove.mockReset().mockResolvedValue('Se fue.');
  onChanged.mockReset();
});

const press = (name: string) => screen.findByRole('button', { name });

const undo = (name: string) =>
  within(screen.getByText(`Eliminaste «${name}».`)).getByRole('button', { name: 'Deshacer' });

// Notices outlive a test, so each test deletes another record.
function renderDeletion(name: string) {
  const item = { kind: 'skill', id: 7 } as const;
  const run = () => void deleteWhenConfirmed({ item, name, remove, onChanged });
  return renderPage(<button onClick={run}>Borrar</button>);
}

async function deleteIt(name: string) {
  const { user } = renderDeletion(name);
  await user.click(await press('Borrar'));
  await user.click(await press('Si, Eliminar!'));
  await user.click(await press('Aceptar'));
  return user;
}

test('whoever declines deletes nothing', async () => {
  const { user } = renderDeletion('Go');
  await user.click(await press('Borrar'));
  await user.click(await press('No, Cancelar!'));

  expect(remove).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

test('a deletion that failed offers no way back', async () => {
  remove.mockRejectedValue(httpFailure(409, { mensaje: 'Está en uso.' }));
  await deleteIt('Rust');

  await waitFor(() => expect(screen.queryByText('Está en uso.')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

test.each([true, false])('a refusal is told unless something else is done: %s', async (isDone) => {
  remove.mockRejectedValue(httpFailure(409, { mensaje: 'Está en uso.' }));
  const onRefused = jest.fn().mockResolvedValue(isDone);
  const item = { kind: 'skill', id: 7 } as const;
  const run = () => void deleteWhenConfirmed({ item, name: 'Zig', remove, onChanged, onRefused });
  const { user } = renderPage(<button onClick={run}>Borrar</button>);
  await user.click(await press('Borrar'));
  await user.click(await press('Si, Eliminar!'));

  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(isDone ? 0 : 1);
});

test('a deletion can be taken back once it has been told', async () => {
  const user = await deleteIt('Java');
  expect(screen.getByText('Eliminaste «Java».')).toBeInTheDocument();
  expect(onChanged).toHaveBeenCalledTimes(1);

  await user.click(undo('Java'));

  expect(await screen.findByText('Recuperaste «Java».')).toBeInTheDocument();
  expect(api.sent(restore)).toEqual([trashItemToWire({ kind: 'skill', id: 7 })]);
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test('what stands in the way of taking it back is told', async () => {
  const mensaje = 'Ya existe un conocimiento con ese nombre.';
  api.answer({ [restore]: refusal(409, { mensaje }) });
  const user = await deleteIt('Cobol');

  await user.click(undo('Cobol'));

  expect(
    await screen.findByRole('alertdialog', { name: 'No se pudo recuperar' }),
  ).toHaveTextContent('Ya existe un conocimiento con ese nombre.');
  expect(onChanged).toHaveBeenCalledTimes(1);
});
