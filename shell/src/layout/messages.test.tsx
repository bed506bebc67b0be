import { paths } from '@portal/kit/routing/paths';
import { Dialog } from '@portal/kit/ui/dialog';
import { UiProvider } from '@portal/kit/ui/ui-provider';
import { askConfirmation, showAlert, type Alert } from '@portal/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AlertDialog } from './messages/alert-dialog';
import { ConfirmationDialog } from './messages/confirmation-dialog';

function renderMessages() {
  render(
    <UiProvider>
      <MemoryRouter>
        <button>Antes</button>
        <AlertDialog />
        <ConfirmationDialog />
      </MemoryRouter>
    </UiProvider>,
  );
  return userEvent.setup();
}

const failure: Alert = { kind: 'error', title: 'Error de Validación', text: 'Revisa los datos.' };
const show = (alert: Partial<Alert> = {}) =>
  act(async () => void showAlert({ ...failure, ...alert }));
const accept = () => screen.getByRole('button', { name: 'Aceptar' });

describe('an alert', () => {
  test('S8.46 has a title, a text, the list of what was refused and ways on', async () => {
    renderMessages();

    await show({
      details: ['El título es obligatorio.', 'El horario es obligatorio.'],
      links: [{ label: 'Ver ofertas', path: paths.offers }],
    });

    const alert = screen.getByRole('alertdialog', { name: 'Error de Validación' });
    expect(alert).toHaveAccessibleDescription(/^Revisa los datos\./);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'El título es obligatorio.',
      'El horario es obligatorio.',
    ]);
    expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute('href', paths.offers);
    await userEvent.click(accept());
  });

  test('reads a last line out when it comes', async () => {
    renderMessages();
    let tell = (_text: string) => {};

    await show({ more: new Promise((resolve) => (tell = resolve)) });
    await act(async () => tell('Pídelo a Valentina.'));

    const line = screen.getByText('Pídelo a Valentina.');
    expect(line.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(accept());
  });

  test.each([
    ['«Aceptar»', (user: ReturnType<typeof userEvent.setup>) => user.click(accept())],
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('S8.46 takes the focus and gives it back when closed by %s', async (_, close) => {
    const user = renderMessages();
    screen.getByRole('button', { name: 'Antes' }).focus();
    const closed = jest.fn();
    await act(async () => void showAlert(failure).then(closed));
    expect(accept()).toHaveFocus();

    await close(user);

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('keeps the Tab key inside', async () => {
    const user = renderMessages();
    await show({ links: [{ label: 'Ver ofertas', path: paths.offers }] });

    await user.tab();
    expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveFocus();
    await user.tab();
    expect(accept()).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveFocus();
    await user.keyboard('{Escape}');
  });

  test('is still read out when a form opens behind it', async () => {
    const user = renderMessages();
    await show();
    render(
      <UiProvider>
        <Dialog title="Formulario" isOpen onClose={() => {}}>
          …
        </Dialog>
      </UiProvider>,
    );

    // The form hides the rest of the page one frame after it opens.
    const others = { name: 'Antes' };
    await waitFor(() => expect(screen.queryByRole('button', others)).not.toBeInTheDocument());
    expect(screen.getByRole('alertdialog', { name: 'Error de Validación' })).toBeVisible();
    await user.keyboard('{Escape}');
  });

  test('waits for the one before it, and is read once where it says the same', async () => {
    const user = renderMessages();
    await show();
    await show();
    await show({ title: 'Otra cosa' });

    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Otra cosa' })).toBeVisible();
    expect(accept()).toHaveFocus();
    await user.click(accept());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('holds the page still and lets it go again', async () => {
    const user = renderMessages();
    await show();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await user.click(accept());

    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('keeps to itself what would close the form below it', async () => {
    const user = renderMessages();
    const heard = jest.fn();
    const events = ['keydown', 'focusin', 'pointerdown', 'mousedown'];
    events.forEach((name) => document.addEventListener(name, heard, true));

    await show();
    await user.click(screen.getByText('Revisa los datos.'));
    await user.keyboard('{Escape}');

    expect(heard).not.toHaveBeenCalled();
    events.forEach((name) => document.removeEventListener(name, heard, true));
  });
});

describe('a confirmation', () => {
  async function ask() {
    const user = renderMessages();
    const answered = jest.fn();
    await act(
      async () =>
        void askConfirmation({
          title: 'Esta seguro?',
          details: ['Horario: Por turnos'],
          confirmLabel: 'Si, Eliminar!',
          cancelLabel: 'No, Cancelar!',
        }).then(answered),
    );
    return { user, answered };
  }

  test('begins at the answer that loses nothing', async () => {
    const { user, answered } = await ask();
    expect(screen.getByRole('alertdialog', { name: 'Esta seguro?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No, Cancelar!' })).toHaveFocus();
    expect(screen.getByRole('listitem')).toHaveTextContent('Horario: Por turnos');

    await user.keyboard('{Enter}');

    expect(answered).toHaveBeenCalledWith(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is confirmed by its other button', async () => {
    const { user, answered } = await ask();

    await user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));

    expect(answered).toHaveBeenCalledWith(true);
  });

  test('Esc declines', async () => {
    const { user, answered } = await ask();

    await user.keyboard('{Escape}');

    expect(answered).toHaveBeenCalledWith(false);
  });
});
