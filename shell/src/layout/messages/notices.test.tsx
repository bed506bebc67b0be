import { UiProvider } from '@portal/kit/ui/ui-provider';
import { dismissNotice, showNotice, type Notice } from '@portal/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberFocus } from '../../modal/focus-memory';
import { Notices } from './notices';

const shown: number[] = [];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => shown.splice(0).forEach(dismissNotice));
  jest.useRealTimers();
});

function renderNotices() {
  render(
    <UiProvider>
      <button>Antes</button>
      <Notices />
    </UiProvider>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const show = (notice: Partial<Notice> = {}) =>
  act(() => void shown.push(showNotice({ kind: 'success', text: 'Ciudad agregada', ...notice })));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const region = () => screen.getByRole('status');

test('a notice is told politely and goes by itself after ten seconds', () => {
  renderNotices();
  show();
  expect(region()).toHaveTextContent('Ciudad agregada');

  pass(9);
  expect(region()).toHaveTextContent('Ciudad agregada');
  pass(1);
  expect(region()).toBeEmptyDOMElement();
});

test('several stand together, of those of one kind that offer nothing the last alone', () => {
  renderNotices();
  show({ action: { label: 'Deshacer', run: () => {} } });
  show({ kind: 'error', text: 'No se pudo copiar' });
  show({ text: 'Enlace copiado' });
  show({ text: 'Vista guardada' });

  expect(region()).toHaveTextContent(/Ciudad agregada.*No se pudo copiar.*Vista guardada/);
  expect(region()).not.toHaveTextContent('Enlace copiado');
});

test('it stays while somebody points at it', async () => {
  const user = renderNotices();
  show();

  await user.hover(screen.getByText('Ciudad agregada'));
  pass(60);
  expect(region()).toHaveTextContent('Ciudad agregada');

  await user.unhover(screen.getByText('Ciudad agregada'));
  pass(10);
  expect(region()).toBeEmptyDOMElement();
});

test('F6 leads into it, it stays while the focus is inside, and gives it back', async () => {
  const stop = rememberFocus();
  const user = renderNotices();
  await user.click(screen.getByRole('button', { name: 'Antes' }));
  show();

  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
  pass(60);
  expect(region()).toHaveTextContent('Ciudad agregada');

  await user.keyboard('{Enter}');
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus();
  stop();
});

test('its action runs once and takes it away', async () => {
  const user = renderNotices();
  const run = jest.fn();
  show({ action: { label: 'Deshacer', run } });

  await user.click(screen.getByRole('button', { name: 'Deshacer' }));

  expect(run).toHaveBeenCalledTimes(1);
  expect(region()).toBeEmptyDOMElement();
});

test('a lost network is told for as long as it is gone', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get');
  renderNotices();

  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(region()).toHaveTextContent('Sin conexión.');
  pass(60);
  expect(region()).toHaveTextContent('Sin conexión.');

  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(region()).toBeEmptyDOMElement();
  network.mockRestore();
});

test('dialogs keep the room of the notices, whenever that changes', () => {
  const measures: (() => void)[] = [];
  const observer = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((measure) => {
    measures.push(() => measure([], new ResizeObserver(() => {})));
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  renderNotices();
  observer.mockRestore();
  const room = () => document.documentElement.style.getPropertyValue('--notice-room');
  const grow = (height: number) => {
    jest.spyOn(region(), 'offsetHeight', 'get').mockReturnValue(height);
    for (const measure of measures) measure();
  };

  show({ text: 'Sin guardar' });
  grow(96);
  expect(room()).toBe('96px');
  grow(118);
  expect(room()).toBe('118px');
});
